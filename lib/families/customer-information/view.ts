import { countryNames, ibanKinds } from '#content/customer-information/index';
import { brand } from '#content/site/brand';
import { drawTimetable } from '#lib/charts/timetable';
import type { Chart } from '#lib/core/chart';
import { pick } from '#lib/core/pick';
import { toTelephone, type Telephone } from '#lib/core/telephone';
import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import { describeTransfer } from '#lib/facts/transfer';
import { formatDay } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';
import type { Language } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { pickLabels } from '#lib/page-model/labels';
import { homePath, listTranslations } from './addresses';
import { listEntries, readWords, type CustomerInformationEntry } from './schema';

/** Link to a text, named by its language. */
const toTextLink = (entry: CustomerInformationEntry) => ({
  name: languages[entry.locale].name,
  path: homePath(entry),
  language: entry.locale,
});

/** Characters of an IBAN are written in groups of four. */
const groupLength = 4;

/** An IBAN's country code and the lengths of its groups. */
function buildIban(iban: CustomerInformationEntry['iban'], language: Language) {
  const { letters, length } = ibanKinds[iban];
  const groups = Array.from({ length: Math.ceil(length / groupLength) }, (_, index) =>
    Math.min(groupLength, length - index * groupLength),
  );
  return {
    letters: [...letters],
    groups,
    words: translate.customerInformation[language]('beginsWith', { letters }),
  };
}

/** Parts up to this length are too narrow for a label below. */
const shortest = 2;

/** Parts of the sample IBAN with their characters, grouped by four. */
function buildParts({ ibanParts }: CustomerInformationEntry) {
  let place = 0;
  return ibanParts.map(({ name, length, example }) => ({
    name,
    length,
    example,
    isShort: example.length <= shortest,
    cells: [...example].map((character) => {
      const opensGroup = place > 0 && place % groupLength === 0;
      place += 1;
      return { character, opensGroup };
    }),
  }));
}

/** Countries with a text in the page's language come first; sorted by name. */
function listRows(language: Language) {
  const entries = listEntries();
  const firsts = entries.filter(
    ({ slug }, index) => entries.findIndex((other) => other.slug === slug) === index,
  );
  const rows = firsts.map((entry) => ({
    country: countryNames[entry.country][language],
    iban: buildIban(entry.iban, language),
    texts: listTranslations(entry).map(toTextLink),
  }));
  const isOwn = (row: (typeof rows)[number]): number =>
    row.texts.some((text) => text.language === language) ? 0 : 1;
  return rows.toSorted((a, b) => isOwn(a) - isOwn(b) || a.country.localeCompare(b.country, language));
}

export function buildIndexView(language: Language) {
  const words = readWords(language);

  return {
    ...pick(words, 'advice', 'help', 'title', 'summary'),
    caption: translate.customerInformation[language]('caption'),
    rows: listRows(language),
    ways: { ...words.ways, from: words.name },
  };
}

/** The German number comes second; from abroad, it needs the country code and may be out of reach. */
function listBlocking({ country }: CustomerInformationEntry): Telephone[] {
  return [ownBlocking, country === 'germany' ? centralBlocking : toTelephone('+49 116 116')];
}

/** Contact details of the bank, in the language of the text. */
function buildFacts(entry: CustomerInformationEntry) {
  const { locale } = entry;
  const t = translate.customerInformation[locale];
  const { street, postalCode, city, country } = brand.address;
  const office = toTelephone(brand.telephone.office);
  const blocking = listBlocking(entry).map(({ text, href }) => ({ name: text, path: href }));
  // Letters from abroad need the country.
  const abroad = entry.country === 'germany' ? [] : [country[locale]];
  const address = [brand.legalName, street, `${postalCode} ${city}`, ...abroad].join(', ');
  return [
    { label: t('bank'), value: typeset(address, locale) },
    { label: t('bic'), value: brand.bic },
    { label: t('telephone'), value: office.text, href: office.href },
    { label: t('blocking'), links: blocking },
    { label: t('complaints'), value: brand.email.complaints, href: `mailto:${brand.email.complaints}` },
  ];
}

/** Splits the text at the placeholder of the drawing. */
function splitAtTransfer(html: string): { before: string; after: string } {
  const [before = '', after = ''] = html.split('<p>{transfer}</p>');
  return { before, after };
}

/** Timetable of a standard and an instant transfer, in the sizes of a text column. */
function drawTransfer(language: Language): Chart {
  const { timetable, words } = describeTransfer(language);
  const { full: _, ...drawings } = drawTimetable(timetable);
  return { ...words, drawings };
}

export function buildDetailView(entry: CustomerInformationEntry) {
  const { locale, summary, date, ibanFormat } = entry;
  const t = translate.customerInformation[locale];
  const { name, ways } = readWords(locale);
  return {
    language: locale,
    summary,
    asOf: t('asOf', { day: formatDay(date, locale) }),
    facts: buildFacts(entry),
    text: splitAtTransfer(entry.body().html),
    transfer: drawTransfer(locale),
    contents: entry.contents(),
    iban: { parts: buildParts(entry), caption: t('example', { format: ibanFormat }) },
    ways: { ...ways, from: name },
    labels: pickLabels(t, 'contents', 'facts'),
  };
}
