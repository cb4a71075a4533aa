/** A script as the proxy answers it: 200 with its text, 404 for what is not on the list, 502 where its server fails. */
export type ProxyAnswer =
  | { readonly status: 200; readonly script: string }
  | { readonly status: 404 }
  | { readonly status: 502 };

export type ThirdPartyProxy = (query: string) => Promise<ProxyAnswer>;

/** Milliseconds that the other server has, and bytes that its script may have. */
const limits = { time: 10_000, size: 2_000_000 } as const;

/** The only query under which a script is handed out: compared as sent, so that no second spelling of an address exists. */
export function proxyQuery(address: string): string {
  return `?url=${encodeURIComponent(address)}`;
}

/**
 * Whether a request is one of a script element. As a service worker a script of others would answer for the
 * whole site, as a page it would be one of the site's own. Browsers of today say what they ask for.
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

/** The text of an answer; undefined as soon as it is longer than a script may be. */
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
    // A redirect would lead to an address that nobody has put on the list.
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
 * Creates the proxy for scripts of others. docs/specification.md#s120: anything that is not exactly on the list is
 * not found, since a proxy that fetches what it is told is a door into the network behind it.
 *
 * @param allowed addresses of scripts
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
