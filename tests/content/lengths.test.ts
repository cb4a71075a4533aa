import { classifyLink } from '#lib/core/link-kind';
import { locales } from '#lib/i18n/locales';
import { listPages } from '#lib/registry/registry';
import { findLengthFaults } from '#tests/support/jest/text-lengths';
import { countWords, listTexts } from '#tests/support/jest/written-texts';

const texts = listTexts();

describe('texts', () => {
  it('have the length of their kind', () => {
    expect(findLengthFaults(texts)).toEqual([]);
  });

  it('link to at least three other pages, if they are announced or have sources', () => {
    const lonely = listPages()
      .filter(
        ({ announcedAs, id }) =>
          announcedAs ?? /^(?:glossary|security|services|industries|case-studies)\//.test(id),
      )
      .filter(({ path, source }) => {
        const targets = source.links().map(({ href }) => href.split('#', 1)[0] ?? '');
        const others = targets.filter((href) => classifyLink(href) === 'internal' && href !== path);
        return new Set(others).size < 3;
      });
    expect(lonely.map(({ path }) => path)).toEqual([]);
  });

  it.each(locales)('the company is described in 50 and in 100 words (%s)', (locale) => {
    const press = listPages().find((page) => page.template === 'press' && page.locale === locale);
    const view = press?.view() as unknown as {
      readonly boilerplate: Readonly<Record<'short' | 'long', { readonly html: string }>>;
    };
    const { short, long } = view.boilerplate;
    expect([short, long].map(({ html }) => countWords(html))).toEqual([50, 100]);
  });

  it.each(locales)('a press release describes the company in 100 words (%s)', (locale) => {
    const counts = listPages()
      .filter((page) => page.template === 'release' && page.locale === locale)
      .map(({ path, view }) => {
        const { about } = view() as unknown as { readonly about: { readonly html: string } };
        return `${path}: ${countWords(about.html)}`;
      });
    expect(counts.filter((line) => !line.endsWith(': 100'))).toEqual([]);
  });
});
