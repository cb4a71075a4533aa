import type { Locale } from '#lib/i18n/locales';

/** A word that texts must not use, and its replacement. The complete tables are in docs/writing.md. */
export type WordRule = { readonly wrong: RegExp; readonly better: string };

const word = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}/{-])(?:${pattern})(?![\\p{L}\\p{N}/}-])`, flags);

/** Words that are wrong in all texts. */
export const wordRules: Readonly<Record<Locale, readonly WordRule[]>> = {
  en: [
    { wrong: word('(?<!written )as a rule'), better: 'usually, normally' },
    { wrong: word('demands?(?! for)|demanded'), better: 'require, ask for' },
    { wrong: word('telephones?(?!["\']?:)'), better: 'phone' },
    { wrong: word('tariffs?'), better: 'plan, price list' },
    { wrong: word('after (?:your|our|the) rules'), better: 'by your rules' },
    { wrong: word('disturbances?'), better: 'incident' },
    { wrong: word('imprint'), better: 'legal notice' },
    { wrong: word('near match|approximate match'), better: 'close match' },
    { wrong: word('booked balance'), better: 'balance after the final debit' },
    { wrong: word('how it goes on'), better: 'what happens next' },
    { wrong: word('apply until'), better: 'apply by' },
    { wrong: word('in case of'), better: 'if …' },
    { wrong: word('(?:run )?on our licence|with our licence'), better: 'Stellwerk is the bank' },
  ],
  de: [
    { wrong: word('Kontobank'), better: 'kontoführende Bank' },
    { wrong: word('Prepaid-Karten?'), better: 'Prepaidkarte' },
    { wrong: word('Lösungsingenieur\\p{L}*|Fachperson(?:en)?'), better: 'Lösungsberatung, oder wer es ist' },
    { wrong: word('Bank als Dienst'), better: 'Banking as a Service' },
    { wrong: word('werktags'), better: 'Montag bis Freitag, Arbeitstage, Geschäftstage' },
    { wrong: word('spätere[sn]? Zahlen', 'u'), better: 'Später bezahlen' },
    { wrong: word('Gelder (?:zu )?halten'), better: 'verwahren' },
    { wrong: word('Bildschirmleser\\p{L}*'), better: 'Screenreader' },
    { wrong: word('Direktbank(?:en)?'), better: 'Neobank' },
    { wrong: word('unsere Integration'), better: 'das Integrationsteam' },
    { wrong: word('das Konto öffnet'), better: 'das Konto wird eröffnet' },
    { wrong: word('(?:ungefähre|nahezu|keine) Übereinstimmung'), better: 'stimmt (fast, nicht) überein' },
    { wrong: word('mit unserer Banklizenz'), better: 'die Bank ist Stellwerk' },
    { wrong: word('\\d{1,2}\\.\\d{2} Uhr'), better: '20:15 Uhr, mit Doppelpunkt (DIN 5008)' },
  ],
};

/** Railway metaphors: not in headings and text alternatives, nor on help and legal pages. */
export const metaphors: Readonly<Record<Locale, RegExp>> = {
  en: word('buffer stops?|railways?|signal box(?:es)?|rails?'),
  de: word('Weichen?|Gleise?s?|Prellb[oö]cke?|Fahrstraßen?|Fahrwege?|Bahnsteige?'),
};

/** Words that claim a result, which requires a number. */
export const resultWords: Readonly<Record<Locale, RegExp>> = {
  en: word('faster|reduces?|prevents?|saves|boosts?|increases|significantly|dramatically|seamless(?:ly)?'),
  de: word('schneller|reduziert|verhindert|spart|steigert|deutlich|spürbar|nahtlos'),
};
