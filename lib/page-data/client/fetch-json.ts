import { pageDataFetchRetries } from './constants';

/** What a request for a JSON file came to. */
export type JsonResponse =
  | { readonly kind: 'ok'; readonly body: unknown }
  /** There is no such file, or what came is not JSON: hosts answer with a page where a file is missing. */
  | { readonly kind: 'missing' }
  /** The server is at fault and says so: asking again would not help. */
  | { readonly kind: 'server-error' }
  /** Everything else, after all retries. */
  | { readonly kind: 'failed'; readonly reason: string };

export type Fetch = (
  url: string,
  init?: { readonly method?: 'HEAD'; readonly priority?: RequestPriority },
) => Promise<Pick<Response, 'status' | 'text'> & { readonly body?: Pick<ReadableStream, 'cancel'> | null }>;

/** Reads a file; what nobody waits for asks for a low priority. */
export type JsonReader = (url: string, priority?: RequestPriority) => Promise<JsonResponse>;

/** Time and network, as the reader needs them. */
export type ReaderSeams = {
  readonly fetch: Fetch;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Resolves at once while the browser is online, else when it is again. */
  readonly online: () => Promise<void>;
};

/** The pause before a retry grows threefold: long enough for a hiccup, too short to be waited for. */
const firstPause = 100;

function parse(text: string): JsonResponse {
  try {
    return { kind: 'ok', body: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'missing' };
  }
}

async function request(fetch: Fetch, url: string, priority: RequestPriority): Promise<JsonResponse> {
  try {
    const response = await fetch(url, { priority });
    if (response.status === 200) return parse(await response.text());
    // A body that nobody reads would keep its connection.
    await response.body?.cancel();
    if (response.status === 404) return { kind: 'missing' };
    return response.status === 500
      ? { kind: 'server-error' }
      : { kind: 'failed', reason: `status ${response.status}` };
  } catch (error) {
    // The network, or a body that broke off.
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Reads JSON files, with up to three retries of what failed on the way. Equal requests in flight are
 * one request. While the browser is offline, retries are not burnt but wait. Readings 87–94.
 */
export function createJsonReader({ fetch, wait, online }: ReaderSeams): JsonReader {
  const inFlight = new Map<string, Promise<JsonResponse>>();
  const read = async (url: string, priority: RequestPriority): Promise<JsonResponse> => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await request(fetch, url, priority);
      if (response.kind !== 'failed' || attempt === pageDataFetchRetries) return response;
      await wait(firstPause * 3 ** attempt);
      await online();
    }
  };
  return (url, priority = 'auto') => {
    const running = inFlight.get(url) ?? read(url, priority).finally(() => inFlight.delete(url));
    inFlight.set(url, running);
    return running;
  };
}
