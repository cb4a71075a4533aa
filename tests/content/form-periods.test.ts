import { readFileSync } from 'node:fs';
import type { FormId } from '#lib/forms/form-schema';
import { confirmationDays, daysAfterWebinar, periods, sandboxAccess } from '#lib/forms/periods';
import { locales, type Localized } from '#lib/i18n/locales';

/** Rows of the table of forms in the privacy policy: what they begin with. */
const rows: Readonly<Record<FormId, Localized<string>>> = {
  newsletter: { en: 'Newsletter and Futura', de: 'Newsletter und Futura' },
  'futura-newsletter': { en: 'Newsletter and Futura', de: 'Newsletter und Futura' },
  survey: { en: 'Survey', de: 'Umfrage' },
  enquiry: { en: 'Enquiry', de: 'Anfrage' },
  complaint: { en: 'Complaint', de: 'Beschwerde' },
  whistleblowing: { en: 'Report of wrongdoing', de: 'Hinweis auf Missstände' },
  application: { en: 'Application', de: 'Bewerbung' },
  feedback: { en: 'Page feedback', de: 'Rückmeldung zu einer Seite' },
  webinar: { en: 'Webinar sign-up', de: 'Anmeldung zum Webinar' },
  sandbox: { en: 'Access to the sandbox', de: 'Zugang zur Sandbox' },
  'withdrawal-sepa': { en: 'Request for a payout', de: 'Auszahlungsantrag' },
  'withdrawal-crypto': { en: 'Request for a payout', de: 'Auszahlungsantrag' },
};

const numbers: Localized<Readonly<Record<number, string>>> = {
  en: { 3: 'three', 6: 'six', 7: 'seven' },
  de: { 3: 'drei', 6: 'sechs', 7: 'sieben' },
};

const policies = Object.fromEntries(
  locales.map((locale) => [locale, readFileSync(`content/text/privacy-policy/${locale}.md`, 'utf8')]),
);

describe.each(Object.keys(periods) as FormId[])('the privacy policies say how long %s is kept', (form) => {
  it.each(locales)('as the purge does, in %s', (locale) => {
    const row = policies[locale]?.split('\n').find((line) => line.startsWith(`| ${rows[form][locale]} `));
    const period = periods[form];
    const write = (value: number): string => numbers[locale][value] ?? String(value);
    const expected =
      'days' in period
        ? `${write(period.days)} ${{ en: 'days', de: 'Tage' }[locale]}`
        : {
            en: `${write(period.yearsFromEndOfYear)} years from the end of the year in which it arrives`,
            de: `${write(period.yearsFromEndOfYear)} Jahre ab dem Ende des Jahres, in dem`,
          }[locale];
    expect(row?.split('|')[3]).toContain(expected);
  });
});

it.each(locales)('and how long the addresses of newsletters and webinars, in %s', (locale) => {
  const read = (form: 'newsletter' | 'webinar'): string =>
    policies[locale]?.split('\n').find((line) => line.startsWith(`| ${rows[form][locale]} `)) ?? '';
  const write = (days: number): string =>
    `${numbers[locale][days] ?? days} ${{ en: 'days', de: 'Tage' }[locale]}`;
  for (const form of ['newsletter', 'webinar'] as const)
    expect(read(form)).toContain(write(confirmationDays));
  expect(read('webinar')).toContain(write(daysAfterWebinar));
});

it.each(locales)('and how long confirmed access to the sandbox, in %s', (locale) => {
  const row = policies[locale]?.split('\n').find((line) => line.startsWith(`| ${rows.sandbox[locale]} `));
  const years = 'yearsFromEndOfYear' in sandboxAccess ? sandboxAccess.yearsFromEndOfYear : 0;
  const written = numbers[locale][years] ?? String(years);
  expect(row).toContain(
    {
      en: `${written} years from the end of the year in which you confirm`,
      de: `${written} Jahre ab dem Ende des Jahres, in dem Sie bestätigt haben`,
    }[locale],
  );
});
