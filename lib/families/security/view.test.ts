import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { securityArticles } from './collection';
import { securityFamily } from './family';
import { buildSecurityArticleView, buildSecurityIndexView } from './view';

const entries = locales.flatMap((locale) => securityArticles.all(locale));

describe('security', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildSecurityArticleView(entry);
    expect(findGaps(view)).toEqual([]);
    expect([view.now.items.length, view.signs.length, view.examples.length]).toEqual([
      entry.doNow.length,
      entry.signs.length,
      entry.examples.length,
    ]);
    expect(view.contents.some(({ id }) => id === 'examples')).toBe(entry.examples.length > 0);
    expect(view.related.map(({ path }) => path)).not.toContain(`/${entry.locale}/security/${entry.slug}/`);
  });

  it('lists no examples where there are none', () => {
    const view = buildSecurityArticleView({
      ...securityArticles.get('en', 'what-is-phishing'),
      examples: [],
    });
    expect(view.contents.map(({ id }) => id)).not.toContain('examples');
  });

  it.each(locales)('begins with the numbers to call, and checks the links of its steps (%s)', (locale) => {
    const view = buildSecurityIndexView(locale);
    expect(findGaps(view)).toEqual([]);
    expect(view.now.telephones.map(({ href }) => href)).toEqual(['tel:116116', 'tel:+493023125116']);
    const [index] = securityFamily.pages(locale);
    expect(index?.source?.links().map(({ href }) => href)).toContain(`/${locale}/support/`);
  });

  it('parts no sample address at its hyphens', () => {
    const { examples, html } = buildSecurityArticleView(securityArticles.get('de', 'what-is-phishing'));
    expect(
      [html, ...examples.flatMap(({ from, text }) => [from, text])]
        .join(' ')
        .match(/[\p{L}.\u2060-]+\.example/gu),
    ).toEqual([
      'www.ihrebank.sicher-\u2060pruefung.example',
      'sicher-\u2060pruefung.example',
      'konto-\u2060pruefung.example',
      'paket-\u2060zahlung.example',
    ]);
  });

  it('names the day of the review as the language writes it', () => {
    const reviewed = locales.map(
      (locale) =>
        buildSecurityArticleView({
          ...securityArticles.get(locale, 'what-is-phishing'),
          reviewed: '2026-03-01',
        }).reviewed,
    );
    expect(reviewed).toEqual([
      'Last reviewed on 1\u00a0March\u00a02026',
      'Zuletzt geprüft am 1.\u00a0März\u00a02026',
    ]);
  });
});
