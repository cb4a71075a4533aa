import { caseStudies } from '#lib/families/case-studies/collection';
import { glossary } from '#lib/families/glossary/collection';
import { industries } from '#lib/families/industries/collection';
import { networks } from '#lib/families/exchange-rates/collection';
import { securityArticles } from '#lib/families/security/collection';
import { supportPartners } from '#lib/families/support/collection';
import { posts } from '#lib/families/blog/collection';
import { episodes } from '#lib/families/podcast/collection';
import { publications } from '#lib/families/publications/collection';
import { webinars } from '#lib/families/webinars/collection';
import { services } from '#lib/families/services/collection';
import { texts } from '#lib/families/text/collection';
import { classifyLink } from '#lib/core/link-kind';
import { locales, type Locale } from '#lib/i18n/locales';
import { findPage } from '#lib/pages/registry';

const collections = {
  glossary,
  services,
  text: texts,
  security: securityArticles,
  support: supportPartners,
  'exchange-rates': networks,
  'case-studies': caseStudies,
  industries,
  blog: posts,
  podcast: episodes,
  publications,
  webinars,
} as const;
type Family = keyof typeof collections;
type Item = ReturnType<(typeof collections)[Family]['get']>;

const families = Object.keys(collections) as Family[];
const listItems = (family: Family, locale: Locale): readonly Item[] => collections[family].all(locale);
const slugs = (family: Family, locale: Locale): string[] =>
  listItems(family, locale)
    .map(({ slug }) => slug)
    .toSorted();
const articles = (['glossary', 'security', 'services', 'case-studies', 'industries'] as const)
  .flatMap((family) => locales.flatMap((locale) => listItems(family, locale)))
  .map((item) => [item.file, item] as const);
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

/** Words that a visitor reads in the body, its footnotes included. */
function countWords(item: Item): number {
  const text = item
    .body()
    .html.replace(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replace(/<sup.*?<\/sup>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Words of some keys of the front matter. */
function countTexts(item: Item, keys: readonly string[]): number {
  const texts = Object.entries(item)
    .filter(([key]) => keys.includes(key))
    .map(([, value]) => JSON.stringify(value));
  return texts
    .join(' ')
    .split(/[\s"]+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function listTargets(item: Item): Set<string> {
  const own = `/${item.locale}/${item.file.split('/')[1]}/${item.slug}/`;
  const paths = item.body().links.map(({ href }) => href.split('#', 1)[0] ?? '');
  return new Set(
    paths.filter((path) => classifyLink(path) === 'internal' && findPage(path) !== undefined && path !== own),
  );
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

describe('articles', () => {
  it.each(articles)('%s links at least three other pages', (_file, item) => {
    expect(listTargets(item).size).toBeGreaterThanOrEqual(3);
  });

  it.each(articles.filter(([file]) => /^content\/(?:glossary|security)\//.test(file)))(
    '%s has 500 to 900 words',
    (_file, item) => {
      expect(countWords(item)).toBeGreaterThanOrEqual(500);
      expect(countWords(item)).toBeLessThanOrEqual(900);
    },
  );

  it.each(articles.filter(([file]) => file.startsWith('content/case-studies/')))(
    '%s tells its story in 500 to 800 words',
    (_file, item) => {
      const words = countWords(item) + countTexts(item, ['summary', 'result', 'figures', 'quote', 'next']);
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(800);
    },
  );

  it.each(articles.filter(([file]) => file.startsWith('content/services/')))(
    '%s has at least 500 words',
    (_file, item) => {
      expect(countWords(item)).toBeGreaterThanOrEqual(500);
    },
  );

  it.each(articles.filter(([file]) => file.startsWith('content/industries/')))(
    '%s has at least 500 words before its steps and answers',
    (_file, item) => {
      expect(countWords(item) + countTexts(item, ['summary', 'useCases'])).toBeGreaterThanOrEqual(500);
    },
  );
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
