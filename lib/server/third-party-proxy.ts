/** Result of the proxy: 200 with the script, 404 if it is not listed, 502 if its server fails. */
export type ProxyAnswer =
  | { readonly status: 200; readonly script: string }
  | { readonly status: 404 }
  | { readonly status: 502 };

export type ThirdPartyProxy = (query: string) => Promise<ProxyAnswer>;

/** Timeout in milliseconds, and maximum size of a script in bytes. */
const limits = { time: 10_000, size: 2_000_000 } as const;

/** The only query that selects a script: compared as sent, so that each URL has one spelling. */
export function proxyQuery(address: string): string {
  return `?url=${encodeURIComponent(address)}`;
}

/**
 * Whether a request comes from a script element. As a service worker, a third-party script would control the
 * whole site; as a document, it would run on its origin. Current browsers send fetch metadata.
 *
 * @param headers of the request, names in lower case
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header
 */
export function asksForScript(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): boolean {
  const { 'service-worker': worker, 'sec-fetch-dest': destination = 'script' } = headers;
  return worker === undefined && destination === 'script';
}

/** The text of a response; undefined as soon as it exceeds the size limit. */
async function readScript({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let [text, bytes] = ['', 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > limits.size) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

async function fetchScript(address: string, fetch: typeof globalThis.fetch): Promise<ProxyAnswer> {
  try {
    // A redirect could lead to a URL that is not listed.
    const response = await fetch(address, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(limits.time),
    });
    const script =
      response.status === 200 && /javascript/.test(response.headers.get('content-type') ?? '')
        ? await readScript(response)
        : undefined;
    return script === undefined ? { status: 502 } : { status: 200, script };
  } catch {
    return { status: 502 };
  }
}

/**
 * Creates the proxy for third-party scripts. docs/specification.md#s120: only exact matches of the list are
 * fetched, otherwise the proxy would allow server-side request forgery.
 *
 * @param allowed URLs of scripts
 * @see https://owasp.org/Top10/A10_2021-Server-Side_Request_Forgery_%28SSRF%29/
 */
export function createThirdPartyProxy(
  allowed: readonly string[],
  fetch: typeof globalThis.fetch = globalThis.fetch,
): ThirdPartyProxy {
  const addresses = new Map(allowed.map((address) => [proxyQuery(address), address]));
  return async (query) => {
    const address = addresses.get(query);
    return address === undefined ? { status: 404 } : fetchScript(address, fetch);
  };
}
