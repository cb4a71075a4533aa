import { locales } from '#lib/i18n/locales';
import { explainTerms, linkGlossary } from './terms';

describe('terms of the glossary', () => {
  it("are linked at their first mention, in the language's word forms", () => {
    expect(linkGlossary('<p>Prepare the IBAN; the IBAN is long.</p>', 'en')).toBe(
      '<p>Prepare the <a href="/en/glossary/international-bank-account-number/">IBAN</a>; the IBAN is long.</p>',
    );
    expect(linkGlossary('<p>Wer politisch exponierten Personen Geld schickt</p>', 'de')).toContain(
      '<a href="/de/glossary/politically-exposed-person/">politisch exponierten Personen</a>',
    );
  });

  it('are not linked on their own page', () => {
    const html = '<p>A BIC names a bank.</p>';
    expect(linkGlossary(html, 'en', 'bank-identifier-code')).toBe(html);
  });

  it.each(locales)('are explained in the margin once they are linked, in %s', (locale) => {
    const html = explainTerms(linkGlossary('<p>PSD2</p>', locale), locale);
    expect(html).toContain('class="term-note" data-note="1"');
  });
});
