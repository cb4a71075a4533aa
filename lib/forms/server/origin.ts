/** Where a request comes from, as far as the forms care. */
export type Source =
  /** A page of the site itself, or a program that names no origin and so carries nobody's rights. */
  | { readonly kind: 'own' }
  /** A page of another host that may send forms here. */
  | { readonly kind: 'allowed'; readonly origin: string }
  | { readonly kind: 'foreign' };

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Tells where a request comes from by what browsers say of themselves and no page can change.
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
  // A browser that hides the origin still says whether it is the same.
  if (origin === 'null') return site === 'same-origin' ? { kind: 'own' } : { kind: 'foreign' };
  return site === null || site === 'same-origin' || site === 'none' ? { kind: 'own' } : { kind: 'foreign' };
}

/** What lets a page of another host read the answer. */
export function corsHeaders(source: Source): Readonly<Record<string, string>> {
  if (source.kind !== 'allowed') return {};
  return {
    'Access-Control-Allow-Origin': source.origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
