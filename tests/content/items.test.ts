import { classifyLink } from '#lib/core/link-kind';
import { locales, type Locale } from '#lib/i18n/locales';
import { collections, families, listItems, type Family, type Item } from '#tests/support/jest/content-items';

const slugs = (family: Family, locale: Locale): string[] =>
  listItems(family, locale)
    .map(({ slug }) => slug)
    .toSorted();
const pairs = families.flatMap((family) =>
  listItems(family, 'en').map(
    (item) => [`${family}/${item.slug}`, item, collections[family].get('de', item.slug)] as const,
  ),
);

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** What a translation must share with its original. */
function readStructure(item: Item): Record<string, unknown> {
  const { html, headings } = item.body();
  return {
    levels: headings.map(({ level }) => level),
    tables: count(html, /<table>/g),
    rows: count(html, /<tr>/g),
    footnotes: count(html, /<li id="fn\d+"/g),
    references: count(html, /class="footnote-ref"/g),
    definitions: count(html, /<dt>/g),
    figures: count(html, /<figure>/g),
  };
}

describe('what there is', () => {
  it.each(locales)('the glossary holds the twelve terms (%s)', (locale) => {
    expect(slugs('glossary', locale)).toEqual([
      'anti-financial-crime-afc',
      'anti-money-laundering',
      'anti-money-laundering-directive',
      'bank-identifier-code',
      'bank-recovery-and-resolution-directive',
      'capital-requirements-directive',
      'international-bank-account-number',
      'know-your-customer-know-your-business',
      'payment-services-directive-2',
      'politically-exposed-person',
      'single-euro-payments-area',
      'society-for-worldwide-interbank-financial-telecommunication',
    ]);
  });

  it.each(locales)('there are the ten services (%s)', (locale) => {
    expect(slugs('services', locale)).toEqual([
      'accounts',
      'bankident',
      'cards',
      'consumer-lending',
      'debit-cards',
      'digital-banking',
      'kyc-platform',
      'payment-flows',
      'prepaid-cards',
      'splitpay',
    ]);
  });
});

describe('two originals', () => {
  it.each(pairs)('%s has the same structure in both languages', (_item, english, german) => {
    expect(readStructure(german)).toEqual(readStructure(english));
  });

  it.each(pairs)('%s says the same of itself in both languages', (_item, english, german) => {
    expect(german.date).toBe(english.date);
    expect(german.keywords).toHaveLength(english.keywords.length);
    expect(german.body().html).not.toBe(english.body().html);
  });

  it.each(pairs)('%s leads to pages of its own language', (_item, english, german) => {
    for (const item of [english, german]) {
      const other = item
        .links()
        .filter(
          ({ href }) =>
            href.startsWith('/') && classifyLink(href) === 'internal' && !href.startsWith(`/${item.locale}/`),
        );
      expect({ file: item.file, other }).toEqual({ file: item.file, other: [] });
    }
  });
});

describe('typography', () => {
  it.each(pairs)('%s has no straight quotation mark and no loose abbreviation', (_item, english, german) => {
    for (const item of [english, german]) {
      const text = item
        .body()
        .html.replace(/<code>.*?<\/code>/gs, '')
        .replace(/<[^>]*>/g, '');
      expect({
        file: item.file,
        faults: text.match(/.{0,20}(?:["']|\b[a-z]\. [A-Za-z]\.|\d [€%]|§ \d).{0,20}/g),
      }).toEqual({ file: item.file, faults: null });
    }
  });
});
