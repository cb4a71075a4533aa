import { adClickItem, campaignItem } from '#lib/storage/stored-items';
import { day } from '#lib/core/timing';

/** What an advertisement adds to an address. */
export type MarketingParameters = {
  readonly adClick?: string;
  readonly campaign?: Readonly<Record<string, string>>;
};

/** Bytes that a value may have: more is no campaign's name. */
const longestValue = 1000;

/** What decoding puts in the place of bytes that are no text. */
const undecodable = '\uFFFD';

/** The parameters of a query that can be read and are not too long; of several with one name the last. */
function readQuery(search: string): ReadonlyMap<string, string> {
  const isUsable = (value: string): boolean =>
    value !== '' && !value.includes(undecodable) && new TextEncoder().encode(value).length <= longestValue;
  return new Map([...new URLSearchParams(search)].filter(([, value]) => isUsable(value)));
}

/**
 * Reads what an advertisement added to an address. docs/specification.md#s134, #s135, #s138.
 *
 * @param search query of the address
 * @returns the click's id unless its source is another network than Google Ads, and the campaign without `utm_`
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
 * Finds what an advertisement added to the way to a page: to its address, or else to the page before it, which may have
 * been left before its scripts came and so has remembered nothing.
 *
 * @param arrival address of the page
 * @param referrer address of the page before it, empty where it is not told; other sites' addresses count for nothing
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

/** The cookies of what was read, as `document.cookie` takes them; none for what an address did not name. docs/specification.md#s136, #s137. */
export function writeMarketingCookies({ adClick, campaign }: MarketingParameters, now: number): string[] {
  return [
    ...(adClick === undefined ? [] : [writeCookie(adClickItem, adClick, now)]),
    ...(campaign === undefined ? [] : [writeCookie(campaignItem, JSON.stringify(campaign), now)]),
  ];
}

/** What removes both cookies. docs/specification.md#s70. */
export function removeMarketingCookies(): string[] {
  return [adClickItem, campaignItem].map(({ name }) => writeCookie({ name, lifetime: -1 }, '', 0));
}
