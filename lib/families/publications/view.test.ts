import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { publications } from './collection';
import { publicationsFamily } from './family';
import { buildPublicationsIndexView, buildPublicationView } from './view';

const entries = locales.flatMap((locale) => publications.all(locale));

describe('publications', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildPublicationView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'name',
        'trail',
        'trailLabel',
        'cover',
        'kicker',
        'title',
        'summary',
        'facts',
        'introduction',
        'learn',
        'figures',
        'readers',
        'authors',
        'further',
        'html',
        'contents',
        'contactHref',
        'labels',
      ].toSorted(),
    );
    expect(view.contents.length).toBeGreaterThan(3);
    expect(view.contents.every(({ id }) => view.html.includes(`<h2 id="${id}">`))).toBe(true);
    expect(view.figures.every(({ html }) => html.includes('<a href="https://'))).toBe(true);
  });

  it('names kind, number, length and authors as the language does', () => {
    const views = locales.map((locale) =>
      buildPublicationView({
        ...publications.get(locale, 'kyc-guide'),
        kind: 'study',
        number: 12,
        date: '2026-03-01',
      }),
    );
    expect(views.map(({ kicker }) => kicker)).toEqual(['Study no.\u00a012', 'Studie Nr.\u00a012']);
    expect(views.map(({ cover }) => [cover.kind, cover.number])).toEqual([
      ['Study', '12'],
      ['Studie', '12'],
    ]);
    expect(views.map(({ facts }) => facts[0]?.value)).toEqual([
      '1\u00a0March\u00a02026',
      '1.\u00a0März\u00a02026',
    ]);
    expect(views[1]?.facts[1]?.value).toMatch(/^9 Kapitel, \d+\u00a0Minuten Lesezeit$/);
    expect(views[0]?.authors[0]).toMatchObject({
      name: 'Aylin Demirci',
      role: 'Head of Anti-Financial Crime',
    });
  });

  it.each(locales)('lists every publication once, the newest first (%s)', (locale) => {
    const view = buildPublicationsIndexView(locale);
    expect(findGaps(view)).toEqual([]);
    const days = view.items.map(({ day }) => day.iso);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(view.items.map(({ path }) => path).toSorted()).toEqual(
      publications
        .all(locale)
        .map(({ slug }) => `/${locale}/publications/${slug}/`)
        .toSorted(),
    );
  });

  it('gives its pages a day, authors, and anchors for links', () => {
    const [index, ...pages] = publicationsFamily.pages('en');
    expect(index?.modified).toBe(
      pages
        .map(({ modified }) => modified ?? '')
        .toSorted()
        .at(-1),
    );
    expect(
      pages.every(
        (page) => page.anchors?.().includes('text') && page.schema?.['datePublished'] === page.modified,
      ),
    ).toBe(true);
    expect(
      publicationsFamily.pages('de').find(({ id }) => id === 'publications/kyc-guide')?.schema,
    ).toMatchObject({ '@type': 'Article', author: [{ name: 'Aylin Demirci' }, { name: 'Nora Wiesinger' }] });
  });
});
