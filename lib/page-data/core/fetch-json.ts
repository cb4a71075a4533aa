import { pageDataFetchRetries } from './constants';
import { shareInFlight } from './share-in-flight';

/** What a request for a JSON file came to. */
export type JsonResponse =
  | { readonly kind: 'ok'; readonly body: unknown }
  /** There is no such file, or what came is not JSON: hosts answer with a page where a file is missing. */
  | { readonly kind: 'missing' }
  /** The server is at fault and says so: asking again would not help. */
  | { readonly kind: 'server-error' }
  /** Everything else, after all retries. */
  | { readonly kind: 'failed' };

/** The parts of `fetch` that are used. */
export type FetchFunction = (
  url: string,
  init?: { readonly method?: 'HEAD'; readonly priority?: RequestPriority },
) => Promise<Pick<Response, 'status' | 'text'> & { readonly body?: Pick<ReadableStream, 'cancel'> | null }>;

/** Reads a file. A request that no visitor waits for gets the priority "low". */
export type JsonReader = (url: string, priority?: RequestPriority) => Promise<JsonResponse>;

/** Time and network, as the reader needs them. */
export type ReaderSeams = {
  readonly fetch: FetchFunction;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Resolves at once while the browser is online, else when it is again. */
  readonly online: () => Promise<void>;
};

/** Milliseconds before the first retry; each further pause is three times as long. */
const firstPause = 100;

function parse(text: string): JsonResponse {
  try {
    return { kind: 'ok', body: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'missing' };
  }
}

async function request(fetch: FetchFunction, url: string, priority: RequestPriority): Promise<JsonResponse> {
  try {
    const response = await fetch(url, { priority });
    if (response.status === 200) return parse(await response.text());
    // An unread body keeps its connection open.
    await response.body?.cancel();
    if (response.status === 404) return { kind: 'missing' };
    return { kind: response.status === 500 ? 'server-error' : 'failed' };
  } catch {
    // The network failed, or the body broke off.
    return { kind: 'failed' };
  }
}

/**
 * Reads JSON files, with up to three retries of failed requests. Equal requests in flight are one
 * request. While the browser is offline the next retry waits. docs/specification.md#s87 to #s94.
 */
export function createJsonReader({ fetch, wait, online }: ReaderSeams): JsonReader {
  const read = shareInFlight(async (url: string, priority: RequestPriority): Promise<JsonResponse> => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await request(fetch, url, priority);
      if (response.kind !== 'failed' || attempt === pageDataFetchRetries) return response;
      await wait(firstPause * 3 ** attempt);
      await online();
    }
  });
  return (url, priority = 'auto') => read(url, priority);
}
