import { pageDataFetchRetries } from './constants';
import { shareInFlight } from './share-in-flight';

export type JsonResponse =
  | { readonly kind: 'ok'; readonly body: unknown }
  /** No such file, or the body is not JSON: some hosts respond with a page for a missing file. */
  | { readonly kind: 'missing' }
  /** The server reports an internal error: a retry would not help. */
  | { readonly kind: 'server-error' }
  /** Any other failure, after all retries. */
  | { readonly kind: 'failed' };

/** The part of `fetch` that is used. */
export type FetchFunction = (
  url: string,
  init?: { readonly method?: 'HEAD'; readonly priority?: RequestPriority },
) => Promise<Pick<Response, 'status' | 'text'> & { readonly body?: Pick<ReadableStream, 'cancel'> | null }>;

/** Reads a file. Requests in the background use the priority "low". */
export type JsonReader = (url: string, priority?: RequestPriority) => Promise<JsonResponse>;

/** Time and network as dependencies. */
export type ReaderDependencies = {
  readonly fetch: FetchFunction;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Resolves at once while the browser is online, otherwise when it comes back online. */
  readonly online: () => Promise<void>;
};

/** Delay before the first retry; each further delay is three times as long. */
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
    // An unread body would keep its connection open.
    await response.body?.cancel();
    if (response.status === 404) return { kind: 'missing' };
    return { kind: response.status === 500 ? 'server-error' : 'failed' };
  } catch {
    // The network failed, or the body was truncated.
    return { kind: 'failed' };
  }
}

/**
 * Reads JSON files with up to three retries. Concurrent requests for the same URL are shared. Retries wait
 * until the browser is online. docs/specification.md#s87 to #s94.
 */
export function createJsonReader({ fetch, wait, online }: ReaderDependencies): JsonReader {
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
