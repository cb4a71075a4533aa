import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { glossary } from './collection';
import { glossaryFamily, listGlossaryTerms } from './family';
import { glossaryIndex } from './index-page';
import { buildGlossaryArticleView } from './view';

const entries = locales.flatMap((locale) => glossary.all(locale));

describe('glossary', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildGlossaryArticleView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'name',
        'trail',
        'trailLabel',
        'contactHref',
        'abbreviation',
        'definition',
        'html',
        'contents',
        'sources',
        'related',
        'previous',
        'next',
        'reviewed',
        'labels',
      ].toSorted(),
    );
    expect(view.related).toHaveLength(3);
    expect(view.contents.length).toBeGreaterThan(1);
    expect(view.trail.map(({ path }) => path)).toEqual([`/${entry.locale}/`, `/${entry.locale}/glossary/`]);
  });

  it('stays plain JSON for a term without an abbreviation', () => {
    const view = buildGlossaryArticleView({
      ...glossary.get('en', 'anti-money-laundering'),
      abbreviation: undefined,
    });
    expect(findGaps(view)).toEqual([]);
    expect(view.abbreviation).toBeNull();
  });

  it('names the day of the review as the language writes it', () => {
    const reviewed = locales.map(
      (locale) =>
        buildGlossaryArticleView({ ...glossary.get(locale, 'anti-money-laundering'), reviewed: '2026-03-01' })
          .reviewed,
    );
    expect(reviewed).toEqual([
      'Last reviewed on 1\u00a0March\u00a02026',
      'Zuletzt geprüft am 1.\u00a0März\u00a02026',
    ]);
  });

  it.each(locales)('leads from the first term to the last and back (%s)', (locale) => {
    const all = glossary.all(locale);
    const views = all.map(buildGlossaryArticleView);
    const paths = all.map(({ slug }) => `/${locale}/glossary/${slug}/`);
    expect(views.map(({ previous }) => previous?.path ?? null)).toEqual([null, ...paths.slice(0, -1)]);
    expect(views.map(({ next }) => next?.path ?? null)).toEqual([...paths.slice(1), null]);
  });

  it.each(locales)('lists every term once, under its letter, in the index (%s)', (locale) => {
    const view = glossaryIndex.view(locale);
    expect(findGaps(view)).toEqual([]);
    const letters = view.letters.map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)].toSorted());
    const terms = view.letters.flatMap((group) => group.terms);
    expect(terms.map(({ path }) => path).toSorted()).toEqual(
      listGlossaryTerms(locale)
        .map(({ path }) => path)
        .toSorted(),
    );
    expect(view.labels.count).toContain(String(terms.length));
  });

  it('gives its pages anchors for links, and a day for the sitemap', () => {
    const pages = glossaryFamily.pages('de');
    expect(pages.every(({ modified }) => modified !== undefined)).toBe(true);
    expect(pages.slice(1).every((page) => (page.anchors?.().length ?? 0) > 0)).toBe(true);
  });
});
