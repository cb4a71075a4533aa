import { isLocale, type Locale } from '#lib/i18n/locales';
import { measureEase } from '#tests/support/jest/readability';
import { listTexts } from '#tests/support/jest/written-texts';

/** Texts for customers: help, security, account information. */
const forCustomers = /^content\/(?:security|support|customer-information)\//;

/** Minimum readability of these texts. */
const least: Readonly<Record<Locale, number>> = { en: 60, de: 55 };

const texts = listTexts().flatMap(({ file, language, body }) =>
  forCustomers.test(file) && isLocale(language) && body.html.length > 400
    ? [{ file, locale: language, ease: Math.round(measureEase(body.html, language)) }]
    : [],
);

test.each(texts)('$file is easy to read ($ease)', ({ locale, ease }) => {
  expect(ease).toBeGreaterThanOrEqual(least[locale]);
});

test('the measure distinguishes plain from complex words in both languages', () => {
  expect(measureEase('<p>Call us. We block the card at once.</p>', 'en')).toBeGreaterThan(90);
  expect(
    measureEase('<p>Authorisation of irrevocable transactions necessitates authentication.</p>', 'en'),
  ).toBeLessThan(20);
  expect(measureEase('<p>Rufen Sie an. Wir sperren die Karte.</p>', 'de')).toBeGreaterThan(80);
  expect(
    measureEase('<p>Sicherungseinrichtungszugehörigkeit gewährleistet Rückerstattungsansprüche.</p>', 'de'),
  ).toBeLessThan(0);
});
