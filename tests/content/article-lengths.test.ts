import { classifyLink } from '#lib/core/link-kind';
import { locales } from '#lib/i18n/locales';
import { findPage } from '#lib/pages/registry';
import { listItems, type Item } from '#tests/support/jest/content-items';

const articles = (['glossary', 'security', 'services', 'case-studies', 'industries'] as const)
  .flatMap((family) => locales.flatMap((locale) => listItems(family, locale)))
  .map((item) => [item.file, item] as const);

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
