import { pick } from '#lib/core/pick';
import { needsBic, sepaCountries } from '#lib/forms/rules/sepa-countries';
import { formatCountry } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { createListFilter, labelFacet } from '#lib/page-model/filter-words';
import { readOffer, readWords, type Programme } from './schema';

type Row = { readonly code: string; readonly name: string; readonly programme?: Programme | undefined };

const offers = ['offered', 'onRequest', 'paymentsOnly'] as const;

type Offer = (typeof offers)[number];

/** Outside the European Economic Area, there is no passport. */
function findOffer({ code, programme }: Row): Offer {
  if (programme) return 'offered';
  return needsBic(code) ? 'paymentsOnly' : 'onRequest';
}

/** All countries of SEPA by name. */
const listRows = (locale: Locale): Row[] =>
  sepaCountries
    .map((code) => ({
      code,
      name: formatCountry(code, locale),
      programme: readOffer().programmes.find((programme) => programme.code === code),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));

const countryFilter = createListFilter<Row>('countries', (locale) => {
  const t = translate.countries[locale];
  const nameArea = (row: Row) => (needsBic(row.code) ? 'sepa' : 'eea');
  return [
    labelFacet(locale, 'offer', (row) => [{ value: findOffer(row).toLowerCase(), name: t(findOffer(row)) }]),
    labelFacet(locale, 'area', (row) => [{ value: nameArea(row), name: t(nameArea(row)) }]),
  ];
});

function toCells({ name, programme }: Row, locale: Locale): string[] {
  const t = translate.countries[locale];
  if (!programme) return [name];
  const { iban, loans, identification } = programme;
  const methods = identification.map((method) => t(method)).join(', ');
  return [name, iban, loans ? t('yes') : t('no'), methods];
}

export function buildView(locale: Locale) {
  const words = readWords(locale);
  const t = translate.countries[locale];
  const rows = listRows(locale);
  const listOf = (offer: Offer) => rows.filter((row) => findOffer(row) === offer);
  const offered = listOf('offered');
  const write = (row: Row) => countryFilter.write(row, locale);
  const nameOffer = (offer: Offer) => (offer === 'offered' ? t('accounts') : t(offer));
  const buildGroup = (offer: Offer) => ({
    name: nameOffer(offer),
    items: listOf(offer).map((row) => ({ name: row.name, values: write(row) })),
  });
  return {
    ...pick(words, 'title', 'summary', 'notes'),
    plates: offers.map((offer) => ({
      offer,
      name: nameOffer(offer),
      codes: listOf(offer)
        .map(({ code }) => code)
        .toSorted(),
    })),
    heading: pick(words.table, 'title', 'text'),
    offered: nameOffer('offered'),
    choice: countryFilter.build(rows, locale),
    table: {
      caption: words.table.caption,
      head: [t('country'), t('iban'), t('loans'), t('identification')],
      rows: offered.map((row) => toCells(row, locale)),
      filterValues: offered.map(write),
    },
    others: [buildGroup('onRequest'), buildGroup('paymentsOnly')],
  };
}
