import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { forms } from './collection';
import { formsFamily } from './family';
import { buildFormSuccessView, buildFormView } from './view';

const entries = locales.flatMap((locale) => forms.all(locale)).map((entry) => [entry.file, entry] as const);

describe('forms', () => {
  it.each(entries)('%s has complete views', (_file, entry) => {
    expect(findGaps(buildFormView(entry))).toEqual([]);
    expect(findGaps(buildFormSuccessView(entry))).toEqual([]);
  });

  it.each(locales)('each has a page after it, which search engines do not list (%s)', (locale) => {
    const pages = formsFamily.pages(locale);
    expect(pages.map(({ id, indexed }) => [id, indexed])).toEqual(
      expect.arrayContaining([
        ['newsletter', true],
        ['newsletter-success', false],
        ['futura-newsletter-success', false],
        ['survey-success', false],
      ]),
    );
    expect(pages).toHaveLength(6);
  });

  it('asks by a message with its subject', () => {
    expect(buildFormView(forms.get('de', 'newsletter')).participate.href).toMatch(
      /^mailto:[^?]+\?subject=[\w%-]+$/,
    );
  });
});
