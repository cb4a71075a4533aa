/** A script as the proxy answers it: 200 with its text, 404 for what is not on the list, 502 where its server fails. */
export type ProxyAnswer =
  | { readonly status: 200; readonly script: string }
  | { readonly status: 404 }
  | { readonly status: 502 };

export type ThirdPartyProxy = (query: string) => Promise<ProxyAnswer>;

/** Milliseconds that the other server has, and characters that its script may have. */
const limits = { time: 10_000, size: 2_000_000 } as const;

/** The only query under which a script is handed out: compared as sent, so that no second spelling of an address exists. */
export function proxyQuery(address: string): string {
  return `?url=${encodeURIComponent(address)}`;
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
        ? await response.text()
        : undefined;
    return script === undefined || script.length > limits.size ? { status: 502 } : { status: 200, script };
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
