import { adClickItem, campaignItem } from '#lib/storage/stored-items';
import { day } from '#lib/core/timing';

/** Parameters that an advertisement adds to a URL. */
export type MarketingParameters = {
  readonly adClick?: string;
  readonly campaign?: Readonly<Record<string, string>>;
};

/** Maximum length in bytes; longer values are not campaign names. */
const longestValue = 1000;

/** Replacement character for invalid UTF-8. */
const undecodable = '\uFFFD';

/** Valid parameters of a query; the last one of each name wins. */
function readQuery(search: string): ReadonlyMap<string, string> {
  const isUsable = (value: string): boolean =>
    value !== '' && !value.includes(undecodable) && new TextEncoder().encode(value).length <= longestValue;
  return new Map([...new URLSearchParams(search)].filter(([, value]) => isUsable(value)));
}

/**
 * Reads an advertisement's parameters. docs/specification.md#s134, #s135, #s138.
 *
 * @param search query of the URL
 * @returns the click id, unless its source is another network than Google Ads, and the campaign without `utm_`
 */
export function readMarketingParameters(search: string): MarketingParameters {
  const query = readQuery(search);
  const source = query.get('gclsrc');
  const adClick = source === undefined || source.includes('aw') ? query.get('gclid') : undefined;
  const campaign = Object.fromEntries(
    [...query].filter(([name]) => /^utm_./.test(name)).map(([name, value]) => [name.slice(4), value]),
  );
  return { ...(adClick !== undefined && { adClick }), ...(Object.keys(campaign).length > 0 && { campaign }) };
}

/**
 * Finds an advertisement's parameters in the page's URL or, failing that, in the referrer: the visitor may
 * have left the landing page before its scripts ran.
 *
 * @param arrival URL of the page
 * @param referrer URL of the previous page, or empty; other origins are ignored
 */
export function findMarketingParameters(arrival: string, referrer: string): MarketingParameters {
  const { origin, search } = new URL(arrival);
  const parameters = readMarketingParameters(search);
  return Object.keys(parameters).length === 0 && referrer.startsWith(`${origin}/`)
    ? readMarketingParameters(new URL(referrer).search)
    : parameters;
}

function writeCookie(
  { name, lifetime }: { readonly name: string; readonly lifetime: number },
  value: string,
  now: number,
): string {
  return `${name}=${encodeURIComponent(value)}; expires=${new Date(now + lifetime * day).toUTCString()}; path=/; SameSite=Lax; Secure`;
}

/** Cookie strings for `document.cookie`; none for missing parameters. docs/specification.md#s136, #s137. */
export function writeMarketingCookies({ adClick, campaign }: MarketingParameters, now: number): string[] {
  return [
    ...(adClick === undefined ? [] : [writeCookie(adClickItem, adClick, now)]),
    ...(campaign === undefined ? [] : [writeCookie(campaignItem, JSON.stringify(campaign), now)]),
  ];
}

/** Cookie strings that delete both cookies. docs/specification.md#s70. */
export function removeMarketingCookies(): string[] {
  return [adClickItem, campaignItem].map(({ name }) => writeCookie({ name, lifetime: -1 }, '', 0));
}
