import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { texts } from './collection';
import { textFamily } from './family';
import { buildTextView } from './view';

const entries = locales.flatMap((locale) => texts.all(locale));

describe('text', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildTextView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      ['name', 'trail', 'trailLabel', 'summary', 'html', 'contents', 'validFrom', 'labels'].toSorted(),
    );
    expect(view.contents.every(({ level }) => level === 2)).toBe(true);
  });

  it('names the day of validity as the language writes it', () => {
    const days = locales.map(
      (locale) => buildTextView({ ...texts.get(locale, 'imprint'), date: '2026-03-01' }).validFrom,
    );
    expect(days).toEqual(['Valid from 1\u00a0March\u00a02026', 'Gültig ab 1.\u00a0März\u00a02026']);
  });

  it('hides from search engines what its front matter hides', () => {
    for (const page of textFamily.pages('en')) expect(page.indexed).toBe(texts.get('en', page.id).indexed);
  });
});
