import type { Locale, Localized } from '#lib/i18n/locales';

/** Opening and closing quotation marks, outer and inner. */
export const quotationMarks: Localized<string> = { en: '“”‘’', de: '„“‚‘' };

const nbsp = '\u00a0';

/** No width, no break: behind a hyphen of the font's own, which has no unbreakable one. */
const wordJoiner = '\u2060';

type Rule = readonly [pattern: RegExp, replacement: string];

/** Signs and abbreviations that never stand apart from what follows or precedes them; a text that ends with one goes on in a link. */
const shared: readonly Rule[] = [
  [/(§§?) (?=\d|$)/g, `$1${nbsp}`],
  [/\b(Art\.|No\.|Nos\.|Nr\.|Abs\.|Rn\.|Bst\.|pp?\.) (?=\d|$)/g, `$1${nbsp}`],
  [/(\d) (?=(?:%|€|Euro\b|EUR\b|euros?\b|Prozent\b|per cent\b|kB\b|MB\b))/g, `$1${nbsp}`],
  [/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`],
  [/ –/g, `${nbsp}–`],
  [/(?<=\+\d[\d \u00a0]*) (?=\d)/g, nbsp],
  [/\b(HRA|HRB|Articles?|Artikel|[Ss]ections?) (?=\d)/g, `$1${nbsp}`],
  [/\b(Dr\.|Prof\.) (?=[A-ZÄÖÜ])/g, `$1${nbsp}`],
  [/(§§?[ \u00a0]\d+[a-z]?) (?=(?:Abs\.|Nr\.|Satz\b))/g, `$1${nbsp}`],
  [/\b(\d{5}) (?=[A-ZÄÖÜ][a-zäöü])/g, `$1${nbsp}`],
  [/(?<![\p{L}\d-])(\p{L})-(?=\p{L})/gu, `$1-${wordJoiner}`],
  [/(?<![\p{L}\d-])(\p{Lu}{2,4})-(?=\d)/gu, `$1-${wordJoiner}`],
];

const byLocale: Localized<readonly Rule[]> = {
  en: [
    [/(\d) (?=[ap]m\b)/g, `$1${nbsp}`],
    [/(\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g, `$1${nbsp}`],
  ],
  de: [
    [/(\d) (?=Uhr\b)/g, `$1${nbsp}`],
    [/\b(z|d|u|i|s|o)\. (?=[A-Za-zÄÖÜäöü]\.)/g, `$1.${nbsp}`],
    [/(\d{1,2}\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/g, `$1${nbsp}`],
  ],
};

/**
 * Sets the spaces that must not break: in abbreviations, before units, in grouped figures, behind
 * paragraph signs, in dates and before dashes, as the language demands; and the hyphens of "E-Mail"
 * and "UTF-8".
 */
export function bindSpaces(text: string, locale: Locale): string {
  return [...shared, ...byLocale[locale]].reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
