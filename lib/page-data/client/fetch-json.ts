/** What a request for a JSON file came to. */
export type JsonResponse =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly reason: string };

export type Fetch = (url: string) => Promise<Pick<Response, 'status' | 'json'>>;

export type JsonReader = (url: string) => Promise<JsonResponse>;

/**
 * Reads JSON files. Equal requests in flight are one request.
 *
 * @param fetch the platform's fetch, or a test's
 */
export function createJsonReader(fetch: Fetch): JsonReader {
  const inFlight = new Map<string, Promise<JsonResponse>>();
  const read = async (url: string): Promise<JsonResponse> => {
    try {
      const response = await fetch(url);
      if (response.status !== 200) return { ok: false, reason: `status ${response.status}` };
      return { ok: true, body: await response.json() };
    } catch (error) {
      return { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
  };
  return (url) => {
    const running = inFlight.get(url) ?? read(url).finally(() => inFlight.delete(url));
    inFlight.set(url, running);
    return running;
  };
}
