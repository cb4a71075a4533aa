import { examples } from '#content/site/examples';
import { pick } from '#lib/core/pick';
import { printIban } from '#lib/facts/example-facts';
import { lengthOfIban, listIbanPlaces } from '#lib/forms/rules/iban-places';
import { needsBic, sepaCountries } from '#lib/forms/rules/sepa-countries';
import { formatCountry, formatList, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import messages from '#messages/en.json';
import { readWords } from './schema';

type ResultKey = keyof typeof messages.ibanChecker.result;

/** Runs of places after the check digits where letters may stand: `5–8`. */
function formatLetterPlaces(country: string, locale: Locale): string {
  const places = listIbanPlaces(country).flatMap((kind, index) =>
    index < 4 || kind === 'digit' ? [] : [index + 1],
  );
  const runs = places
    .filter((place) => !places.includes(place - 1))
    .map((first) => {
      const last = places.find((place) => place >= first && !places.includes(place + 1)) ?? first;
      return first === last ? String(first) : `${first}–${last}`;
    });
  return runs.length > 0 ? formatList(runs, locale) : translate.ibanChecker[locale]('digitsOnly');
}

/** One row per country of SEPA, by name, in two halves that fit side by side. */
function buildTables(locale: Locale) {
  const t = translate.ibanChecker[locale];
  const rows = sepaCountries
    .map((code) => ({ code, name: formatCountry(code, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ code, name }) => [
      name,
      code,
      formatNumber(lengthOfIban(code) ?? 0, locale),
      formatLetterPlaces(code, locale),
      needsBic(code) ? t('yes') : t('no'),
    ]);
  const { caption } = readWords(locale).countries;
  const half = Math.ceil(rows.length / 2);
  const name = (row: readonly string[] | undefined): string => row?.[0] ?? '';
  return [rows.slice(0, half), rows.slice(half)].map((part) => ({
    caption: t('fromTo', { caption, first: name(part[0]), last: name(part.at(-1)) }),
    head: [t('country'), t('begins'), t('characters'), t('letters'), t('bic')],
    rows: part,
  }));
}

const resultKeys = Object.keys(messages.ibanChecker.result) as readonly ResultKey[];

/** Names in braces, which the browser replaces. */
const names = {
  ...{ code: '{code}', country: '{country}', length: '{length}', count: '{count}' },
  ...{ place: '{place}', found: '{found}', first: '{first}', second: '{second}' },
};

/** Sentences of the result; the browser fills in what is in braces. */
function listResultWords(locale: Locale) {
  const t = translate.ibanChecker[locale];
  const words = resultKeys.map((key) => [key, t(`result.${key}`, names)]);
  return Object.fromEntries(words) as Readonly<Record<ResultKey, string>>;
}

export function buildView(locale: Locale) {
  const words = readWords(locale);
  const t = translate.ibanChecker[locale];
  return {
    ...pick(words, 'title', 'summary', 'withoutScript', 'finds', 'limits', 'countries'),
    check: {
      locale,
      label: t('label'),
      hint: t('hint', { example: printIban(examples.account.iban) }),
      example: examples.account.iban,
      action: t('check'),
      words: listResultWords(locale),
    },
    tables: buildTables(locale),
  };
}
