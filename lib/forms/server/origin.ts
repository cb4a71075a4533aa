/** Origin of a request. */
export type Source =
  /** The site itself, or a program without an origin and therefore without cookies. */
  | { readonly kind: 'own' }
  /** Another host that may send forms. */
  | { readonly kind: 'allowed'; readonly origin: string }
  | { readonly kind: 'foreign' };

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Determines the origin of a request from headers that pages cannot forge.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function readSource({ headers, url }: Request, allowed: readonly string[]): Source {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && allowed.includes(origin) && hostOf(origin) !== new URL(url).host)
    return { kind: 'allowed', origin };
  if (origin !== null && origin !== 'null')
    return hostOf(origin) === new URL(url).host ? { kind: 'own' } : { kind: 'foreign' };
  // Browsers that hide the origin still tell whether it is the same.
  if (origin === 'null') return site === 'same-origin' ? { kind: 'own' } : { kind: 'foreign' };
  return site === null || site === 'same-origin' || site === 'none' ? { kind: 'own' } : { kind: 'foreign' };
}

/** CORS headers for pages of other hosts. */
export function corsHeaders(source: Source): Readonly<Record<string, string>> {
  if (source.kind !== 'allowed') return {};
  return {
    'Access-Control-Allow-Origin': source.origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
