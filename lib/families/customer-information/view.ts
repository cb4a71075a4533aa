import { countryNames, ibanKinds } from '#content/customer-information/index';
import { brand } from '#content/site/brand';
import { toTelephone, type Telephone } from '#lib/core/telephone';
import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import { formatDay } from '#lib/i18n/format';
import { languages, type Language } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { pickLabels } from '#lib/page/labels';
import { homePath, listTranslations } from './addresses';
import { listEntries, readWords, type CustomerInformationEntry } from './schema';

/** A text to choose, in its own language; a reader leaves the language of the address for that of the text. */
const toTextLink = (entry: CustomerInformationEntry) => ({
  name: languages[entry.locale].name,
  path: homePath(entry),
  language: entry.locale,
});

/** The page that lists the texts by country. */
export function buildIndexView(language: Language) {
  const { title, summary } = readWords(language);
  const t = translate.customerInformation[language];
  const entries = listEntries();
  const firsts = entries.filter(
    ({ slug }, index) => entries.findIndex((other) => other.slug === slug) === index,
  );
  const rows = firsts.map((entry) => ({
    country: countryNames[entry.country][language],
    iban: t('beginsWith', { letters: ibanKinds[entry.iban] }),
    texts: listTranslations(entry).map(toTextLink),
  }));
  return {
    title,
    summary,
    head: [t('country'), t('accountNumber'), t('languages')],
    caption: t('caption'),
    rows: rows.toSorted((a, b) => a.country.localeCompare(b.country, language)),
  };
}

/** The German number for blocking answers in Germany under its short form, from abroad with the country's code. */
function listBlocking({ country }: CustomerInformationEntry): Telephone[] {
  return [country === 'germany' ? centralBlocking : toTelephone('+49 116 116'), ownBlocking];
}

/** Who keeps the account and how to reach them, in the language of the text. */
function buildFacts(entry: CustomerInformationEntry) {
  const { locale, ibanFormat } = entry;
  const t = translate.customerInformation[locale];
  const { street, postalCode, city } = brand.address;
  const office = toTelephone(brand.telephone.office);
  const blocking = listBlocking(entry).map(({ text, href }) => ({ name: text, path: href }));
  return [
    { label: t('bank'), value: typeset(`${brand.legalName}, ${street}, ${postalCode} ${city}`, locale) },
    { label: t('bic'), value: brand.bic },
    { label: t('iban'), value: ibanFormat },
    { label: t('telephone'), value: office.text, href: office.href },
    { label: t('blocking'), links: blocking },
    { label: t('complaints'), value: brand.email.complaints, href: `mailto:${brand.email.complaints}` },
  ];
}

/** The page of one text, whatever the language of its address. */
export function buildDetailView(entry: CustomerInformationEntry) {
  const { locale, summary, date } = entry;
  const t = translate.customerInformation[locale];
  const others = listTranslations(entry).filter((other) => other.locale !== locale);
  return {
    language: locale,
    summary,
    asOf: t('asOf', { day: formatDay(date, locale) }),
    facts: buildFacts(entry),
    html: entry.body().html,
    contents: entry.contents(),
    others: others.map(toTextLink),
    labels: pickLabels(t, 'contents', 'facts', 'otherLanguages'),
  };
}
