import type { ByLanguage } from '#lib/i18n/languages';

/** A word that texts must not use, and its replacement. The complete tables are in docs/writing.md. */
export type WordRule = { readonly wrong: RegExp; readonly better: string };

const word = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}/{-])(?:${pattern})(?![\\p{L}\\p{N}/}-])`, flags);

/** Words that are wrong in all texts. */
export const wordRules: ByLanguage<readonly WordRule[]> = {
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
    {
      wrong: word(
        'keep(?:s|ing)? (?:an|the|your|their|its|his|her) accounts?(?! (?:open|safe|secure|running|active|in))',
      ),
      better: 'hold an account; the account is held with Stellwerk',
    },
    { wrong: word('account-keeping|accounts? (?:is|are) kept'), better: 'the bank that holds the account' },
    {
      wrong: word(
        'conclud(?:e|es|ed|ing) (?:an?|the|your|their|its|this)? ?(?:\\w+ )?(?:contract|agreement)s?',
      ),
      better: 'enter into, sign',
    },
    { wrong: word('(?:lacks?|missing|insufficient|enough|no) cover|cover (?:is )?missing'), better: 'funds' },
    { wrong: word('programs?'), better: 'app, software' },
    { wrong: word('payee verification|verification of the payee'), better: 'verification of payee' },
    { wrong: word('annual percentage rate of charge'), better: 'annual percentage rate (APR), then APR' },
    { wrong: word('(?:these|those) data|data (?:are|were)'), better: 'data is' },
    { wrong: word('whitepapers?'), better: 'white paper' },
    { wrong: word('złoty(?:s|ch)?'), better: 'zloty' },
    { wrong: word('goes well with'), better: 'works well with' },
    { wrong: word('answers? with (?:her|his|their) team'), better: "…'s team can help with" },
    { wrong: word('Anti-Financial Crime(?! \\(AFC\\))', 'u'), better: 'Financial Crime Prevention' },
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
    { wrong: word('binnen'), better: 'innerhalb von, in' },
    { wrong: word('Länder(?:kürzel|kennzeichen)s?'), better: 'Ländercode' },
    {
      wrong: word('Kontob[uü]ch\\p{L}*|Kontoführungssystem\\p{L}*'),
      better: 'Hauptbuch (Ledger), dann Hauptbuch',
    },
    { wrong: word('(?<!\\()Testumgebung(?:en)?'), better: 'Sandbox (Testumgebung), dann Sandbox' },
    { wrong: word('Kreditgeber\\p{L}*'), better: 'Darlehensgeber' },
    { wrong: word('per Telefon'), better: 'telefonisch, am Telefon' },
    { wrong: word('Leseprogramm\\p{L}*'), better: 'Feedreader' },
    { wrong: word('bewerben bis'), better: 'Bewerbungsschluss' },
    { wrong: word('passt gut dazu'), better: 'dazu passen' },
    { wrong: word('antwortet (?:zu|mit)'), better: 'beantwortet Fragen zu' },
    { wrong: word('identifiziert Menschen|Menschen und Unternehmen identifizieren'), better: 'Personen' },
    { wrong: word('\\d{1,2}\\.\\d{2} Uhr'), better: '20:15 Uhr, mit Doppelpunkt (DIN 5008)' },
  ],
  fr: [
    { wrong: word('banque qui tient le compte'), better: 'établissement teneur de compte' },
    { wrong: word('tous les textes'), better: 'tous les pays' },
  ],
  es: [
    { wrong: word('banco que lleva la cuenta'), better: 'banco en el que está abierta la cuenta' },
    { wrong: word('todos los textos'), better: 'todos los países' },
  ],
  it: [
    { wrong: word('banca che tiene il conto'), better: 'banca presso cui è aperto il conto' },
    { wrong: word('tutti i testi'), better: 'tutti i Paesi' },
  ],
};

/** Railway metaphors: not in headings and text alternatives, nor on help and legal pages. */
export const metaphors: ByLanguage<RegExp> = {
  en: word(
    'buffer stops?|railways?|signal box(?:es)?|rails?|sleepers?|(?:lit |these )tracks?|the signal (?:stays|shows|is)|route is set|signals? (?:at|to) (?:stop|danger)',
  ),
  de: word(
    'Weichen?|Gleise?s?|Prellb[oö]cke?|Fahrstraßen?|Fahrwege?|Bahnsteige?|Signale? (?:steht|stehen|zeigt|zeigen)',
  ),
  fr: word('aiguillages?|voies? ferrées?|chemins? de fer'),
  es: word('agujas? de la vía|vías? férreas?|ferrocarril(?:es)?'),
  it: word('scambi? ferroviari?o?|binar(?:io|i)|ferrovi[ae]'),
};

/** Words that claim a result, which requires a number. */
export const resultWords: ByLanguage<RegExp> = {
  en: word('faster|reduces?|prevents?|saves|boosts?|increases|significantly|dramatically|seamless(?:ly)?'),
  de: word('schneller|reduziert|verhindert|spart|steigert|deutlich|spürbar|nahtlos'),
  fr: word('plus rapide(?:ment|s)?|réduit|évite|considérablement'),
  es: word('más rápido|reduce|evita|notablemente'),
  it: word('più veloce(?:mente)?|riduce|evita|notevolmente'),
};
