import type { ByLanguage, Language } from './languages';
import { isLocale, type Localized } from './locales';
import { romanceQuotationMarks, romanceRules } from './romance-typography';
import { between, gap, hour, numberOrEnd, raw, wordsBefore, wordsBehind, year } from './typography-patterns';

/** Opening and closing quotation marks, outer and inner. */
export const quotationMarks: ByLanguage<string | string[]> = {
  en: '“”‘’',
  de: '„“‚‘',
  ...romanceQuotationMarks,
};

const nbsp = '\u00a0';

/** French uses it before high punctuation and in numbers. */
const narrowNbsp = '\u202f';

/** Zero-width: used after a hyphen, because the font has no no-break hyphen. */
const wordJoiner = '\u2060';

const signs = [
  between('§§?', numberOrEnd),
  between('', '–'),
  between(raw`[\p{L}\d]`, '%'),
  between(raw`\d|Mio\.|Mrd\.`, '€'),
];

const abbreviations = [
  between(wordsBefore(raw`(?:Art|Nos?|Nr|Abs|Rn|Bst|pp?)\.`), numberOrEnd),
  between(wordsBefore(raw`no\.`), raw`\d`),
  between(wordsBefore('HRA|HRB|ISO|RFC|EN|Postfach|Articles?|Artikel|[Ss]ections?'), raw`\d`),
  between(raw`(?:§§?|Artikel|Art\.)${gap}\d+[a-z]?`, raw`Abs\.|Absatz\b|Nr\.|Satz\b`),
  between(raw`(?:§§?|[Ss]ections?)${gap}\d+[a-z]?`, raw`\p{Lu}\p{L}*[BG](?!\p{L})`),
  between(raw`\p{L}`, wordsBehind('SE|AG|eG|KG|GmbH')),
  between(raw`Abs\.${gap}\d+[a-z]?`, raw`Buchst\.|Nr\.|Satz\b`),
  between(raw`\((?:EU|EG|EC)\)`, raw`Nr\.|No\b|\d`),
  between(raw`Postfach${gap}\d[\d \u00a0]*`, raw`\d{2}(?!\d)`),
  between(wordsBefore('Bank'), wordsBehind('[A-D]')),
  between(`Frankfurt${gap}am`, 'Main'),
  between('[Ss]traße|platz', raw`\d`),
  between(wordsBefore(raw`Dr\.|Prof\.`), '[A-ZÄÖÜ]'),
];

const numbers = [
  between(raw`\d`, raw`\d{3}(?!\d)`),
  between(raw`\+\d[\d \u00a0]*`, raw`\d`),
  between(raw`\b\d{5}`, '[A-ZÄÖÜ][a-zäöü]'),
  between(raw`\d`, wordsBehind('Euro|EUR|euros?|Prozent|per cent|kB|MB')),
];

/** An operator may start a line, but not end one. */
const calculations = [
  between(raw`[\d)%€]${gap}[=×÷+−]`, raw`[\p{L}\d(€]`),
  between(raw`\p{L}${gap}[=×÷+−]`, raw`[\d(€]`),
];

/** Units after a number. */
const counted: Localized<string> = {
  en: 'million|billion|seconds?|minutes?|hours?|(?:(?:business|working|calendar) )?days?|lines?|weeks?|months?|years?|cents?|partner companies|people|employees?'.replaceAll(
    ' ',
    gap,
  ),
  de: raw`Millionen|Milliarden|Mio\.|Mrd\.|Zeilen?|Sekunden?|Minuten?|Stunden?|(?:Geschäfts|Arbeits|Kalender)tage?n?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Cent|Partnerunternehmen|Menschen|Beschäftigten?`,
};

/** Nouns before a number. */
const numbered: Localized<string> = {
  en: '[Ss]tep|[Dd]ay|[Pp]age|[Cc]hapter|[Ff]igure|[Tt]able|[Yy]ear',
  de: 'Schritt|Tag|Seite|Kapitel|Abbildung|Tabelle|Jahr',
};

const months: Localized<string> = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  de: 'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
};

const byLocale: Localized<readonly RegExp[]> = {
  en: [
    between(raw`\d`, wordsBehind(counted.en)),
    between(wordsBefore(numbered.en), raw`\d`),
    between(raw`\b\d{1,2}`, wordsBehind(months.en)),
    between(wordsBefore(months.en), year),
    between(raw`\d`, wordsBehind('[ap]m')),
    between(raw`[ap]m${gap}to`, `${hour}${gap}[ap]m`),
    // "No" without a full stop abbreviates "number" only in titles of regulations.
    between(raw`(?:\)|Regulation)${gap}No`, numberOrEnd),
  ],
  de: [
    between(raw`\d`, wordsBehind(counted.de)),
    between(wordsBefore(numbered.de), raw`\d`),
    between(raw`\b\d{1,2}\.`, wordsBehind(months.de)),
    between(wordsBefore(months.de), year),
    between(raw`\d`, wordsBehind('Uhr')),
    between(raw`\d`, `bis${gap}${hour}${gap}Uhr`),
    between(raw`\d${gap}bis`, `${hour}${gap}Uhr`),
    between(wordsBefore(raw`[zduiso]\.`), raw`[A-Za-zÄÖÜäöü]\.`),
  ],
};

/**
 * Positions after hyphens and dashes without a line break: "E-Mail", "EU-Staaten", "UTF-8", "C-28/18",
 * "59–61" and host names, but not URLs.
 */
const joints = [
  /(?<=(?<![\p{L}\d-])\p{L}-)(?=\p{L})/gu,
  /(?<=(?<![\p{L}\d-])\p{Lu}{2}-)(?=\p{Lu}\p{Ll})/gu,
  /(?<=(?<![\p{L}\d-])\p{Lu}{1,4}-)(?=\d)/gu,
  /(?<=\d–)(?=\d)/gu,
  /(?<=\p{L}-)(?=ID(?!\p{L}))/gu,
  // No line starts with two letters left of a word: "mark-up", "Wi-Fi".
  /(?<=\p{L}-)(?<!\/\S*)(?=\p{L}{2}s?(?!\p{L}|\d|[@.-]\S))/gu,
  /(?<=−)(?=\p{Sc})/gu,
  /(?<=\d-)(?=\p{L})/gu,
  /(?<=[\p{L}\d]-)(?<!\/\S*)(?=(?!\u2060)[\p{L}\d.\u2060-]*\p{L}\.\p{L}{2})/gu,
];

const shared = [...signs, ...abbreviations, ...numbers, ...calculations];

const spaces: ByLanguage<readonly RegExp[]> = {
  en: [...shared, ...byLocale.en],
  de: [...shared, ...byLocale.de],
  fr: [...shared, ...romanceRules.fr.spaces],
  es: [...shared, ...romanceRules.es.spaces],
  it: [...shared, ...romanceRules.it.spaces],
};

/** Narrow spaces first: the remaining spaces are full-width. */
function bindNarrowSpaces(text: string, language: Language): string {
  if (isLocale(language)) return text;
  return romanceRules[language].narrowSpaces.reduce((result, rule) => result.replace(rule, narrowNbsp), text);
}

/**
 * Inserts no-break spaces: in abbreviations, before units, in grouped numbers, after section signs, in dates,
 * times and calculations, before dashes, per language. Also joins words around certain hyphens and dashes.
 */
export function bindSpaces(text: string, language: Language): string {
  const narrow = bindNarrowSpaces(text, language);
  const bound = spaces[language].reduce((result, rule) => result.replace(rule, nbsp), narrow);
  // Most texts have neither hyphen nor dash, which every joint needs.
  if (!/[-–−]/.test(bound)) return bound;
  return joints.reduce((result, rule) => result.replace(rule, wordJoiner), bound);
}
