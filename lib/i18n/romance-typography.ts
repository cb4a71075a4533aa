import type { Language } from './languages';
import type { Locale } from './locales';
import { between, gap, numberOrEnd, raw, wordsBefore, wordsBehind, year } from './typography-patterns';

/** A value for every language with customer information only. */
type ByRomanceLanguage<T> = Readonly<Record<Exclude<Language, Locale>, T>>;

type Rules = {
  /** Spaces to replace by narrow no-break spaces (U+202F). */
  readonly narrowSpaces: readonly RegExp[];
  /** Spaces to replace by no-break spaces. */
  readonly spaces: readonly RegExp[];
};

/** French quotation marks include a space, so they are arrays, as markdown-it expects. */
export const romanceQuotationMarks: ByRomanceLanguage<string | string[]> = {
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  es: '«»“”',
  it: '«»“”',
};

/** Units after a number. */
const counted: ByRomanceLanguage<string> = {
  fr: 'millions?|milliards?|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|centimes?|personnes',
  es: 'millón|millones|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|céntimos?|personas',
  it: 'milion[ei]|miliard[oi]|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|centesim[oi]|persone',
};

/** Nouns before a number. */
const numbered: ByRomanceLanguage<string> = {
  fr: '[ÉéEe]tape|[Jj]our|[Pp]age|[Cc]hapitre|[Ff]igure|[Tt]ableau|[Aa]nnée',
  es: '[Pp]aso|[Dd]ía|[Pp]ágina|[Cc]apítulo|[Ff]igura|[Tt]abla|[Aa]ño',
  it: '[Pp]asso|[Gg]iorno|[Pp]agina|[Cc]apitolo|[Ff]igura|[Tt]abella|[Aa]nno',
};

const months: ByRomanceLanguage<string> = {
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
};

/** Abbreviations for parts of a law before their numbers. */
const parts: ByRomanceLanguage<string> = {
  fr: raw`[Aa]rticles?|[Aa]rt\.|alinéas?|paragraphes?|[Nn]°|[LRD]\.`,
  es: raw`[Aa]rtículos?|[Aa]rts?\.|Decreto-ley|Ley|apartados?|apdos?\.|núms?\.|n\.º|págs?\.`,
  it: raw`[Aa]rticol[oi]|[Aa]rtt?\.|comm[ai]|co\.|nn?\.|pagg?\.|[Oo]re`,
};

/** Titles before names. */
const titles: ByRomanceLanguage<string> = {
  fr: raw`MM?\.|M(?:me|lle)s?|Dre?|Pr`,
  es: raw`S(?:r|ra)e?s?\.|D\.ª?|Dra?\.`,
  it: raw`Sig\.(?:ra)?|Dott\.(?:ssa)?|Avv\.|Ing\.`,
};

/** Rules that differ only in their words. */
const listCommon = (language: Exclude<Language, Locale>): RegExp[] => [
  between(raw`\d`, wordsBehind(counted[language])),
  between(wordsBefore(numbered[language]), raw`\d`),
  between(wordsBefore(parts[language]), raw`\d`),
  between(wordsBefore(titles[language]), raw`\p{Lu}`),
  // Articles inserted into EU acts: "5 quater".
  between(raw`\p{L}${gap}\d+`, wordsBehind('bis|ter|quater|quinquies')),
  between(raw`\((?:UE|CE)\)`, raw`n°|n\.|núm\.|\d`),
];

const french: Rules = {
  narrowSpaces: [between(raw`\S`, '[;!?]'), between(raw`(?<!\+[\d \u00a0]*)\d`, raw`\d{3}(?!\d)`)],
  spaces: [
    ...listCommon('fr'),
    between(raw`\S`, ':'),
    between('«', ''),
    between('', '»'),
    between(raw`\b(?:1er|\d{1,2})`, wordsBehind(months.fr)),
    between(wordsBefore(months.fr), year),
    between(raw`\d`, raw`h(?!\p{L})`),
    between(raw`\d${gap}h`, raw`\d\d(?!\d)`),
    between(wordsBefore(raw`[Aa]rticles?|[Aa]rt\.`), raw`[LRD]\.|$`),
    between(wordsBefore('[Nn]°'), numberOrEnd),
    between(raw`\d`, wordsBehind('[KkMG]o')),
  ],
};

const spanish: Rules = {
  narrowSpaces: [],
  spaces: [
    ...listCommon('es'),
    between(raw`\b\d{1,2}`, `de${gap}${wordsBehind(months.es)}`),
    between(raw`\b\d{1,2}${gap}de`, wordsBehind(months.es)),
    between(raw`${wordsBefore(months.es)}${gap}de`, year),
    between(raw`\d`, raw`h(?!\p{L})`),
    between(wordsBefore('[Ll]as?'), raw`\d{1,2}[:.]\d\d`),
    between(wordsBefore(raw`p\.`), raw`ej\.`),
    between(raw`EE\.`, raw`UU\.`),
  ],
};

const italian: Rules = {
  narrowSpaces: [],
  spaces: [
    ...listCommon('it'),
    between(raw`\b(?:1º|\d{1,2})`, wordsBehind(months.it)),
    between(wordsBefore(months.it), year),
    between(raw`D\.Lgs\.|[Ll]egislativo`, raw`n\.|\d`),
    between(wordsBefore(raw`lett\.`), raw`[a-z]\)`),
  ],
};

/** Rules for French, Spanish and Italian, in addition to those for all languages. */
export const romanceRules: ByRomanceLanguage<Rules> = { fr: french, es: spanish, it: italian };
