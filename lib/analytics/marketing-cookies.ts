import { storedItems } from '#lib/core/stored-items';

/** What an advertisement adds to an address. */
export type MarketingParameters = { readonly adClick?: string; readonly campaign?: Readonly<Record<string, string>> };

/** Bytes that a value may have: more is no campaign's name. */
const longestValue = 1000;

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** The parameters of a query that can be read and are not too long; of several with one name the last. */
function readQuery(search: string): ReadonlyMap<string, string> {
  const pairs = search.replace(/^\?/, '').split('&').map((pair): [string, string | undefined] => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name) ?? '', decode(value.join('='))];
  });
  return new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '' && new TextEncoder().encode(pair[1]).length <= longestValue));
}

/**
 * Reads what an advertisement added to an address. Readings 134, 135 and 138.
 *
 * @param search query of the address
 * @returns the click's id unless its source is another network than Google Ads, and the campaign without `utm_`
 */
export function readMarketingParameters(search: string): MarketingParameters {
  const query = readQuery(search);
  const source = query.get('gclsrc');
  const adClick = source === undefined || source.includes('aw') ? query.get('gclid') : undefined;
  const campaign = Object.fromEntries([...query].filter(([name]) => /^utm_./.test(name)).map(([name, value]) => [name.slice(4), value]));
  return { ...(adClick !== undefined && { adClick }), ...(Object.keys(campaign).length > 0 && { campaign }) };
}

const day = 24 * 60 * 60 * 1000;

function writeCookie({ name, lifetime }: { readonly name: string; readonly lifetime: number }, value: string, now: number): string {
  return `${name}=${encodeURIComponent(value)}; expires=${new Date(now + lifetime * day).toUTCString()}; path=/; SameSite=Lax; Secure`;
}

/** The cookies of what was read, as `document.cookie` takes them; none for what an address did not name. Readings 136 and 137. */
export function writeMarketingCookies({ adClick, campaign }: MarketingParameters, now: number): string[] {
  return [
    ...(adClick === undefined ? [] : [writeCookie(storedItems.adClick, adClick, now)]),
    ...(campaign === undefined ? [] : [writeCookie(storedItems.campaign, JSON.stringify(campaign), now)]),
  ];
}

/** What removes both cookies. Reading 70. */
export function removeMarketingCookies(): string[] {
  return [storedItems.adClick, storedItems.campaign].map(({ name }) => writeCookie({ name, lifetime: -1 }, '', 0));
}
