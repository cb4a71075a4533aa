import type { Locale } from '#lib/i18n/locales';

type Rule = readonly [pattern: RegExp, spoken: string];

/** How the voice has to be told words that it would spell or read wrongly, the longer before the shorter. */
const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  de: [
    [/(\d)\.(?=\d{3}\b)/g, '$1'],
    [/§§\s*/g, 'Paragrafen '],
    [/§\s*/g, 'Paragraf '],
    [/(\d)([a-z])\b/g, '$1 $2'],
    [/\s*€/g, ' Euro'],
    [/\s*%/g, ' Prozent'],
    [/\bAbs\. /g, 'Absatz '],
    [/\bPSD2\b/g, 'P S D zwei'],
    [/\bSEPA\b/g, 'Sepa'],
    [/\bIBAN\b/g, 'Iban'],
    [/\bBaFin\b/g, 'Bafin'],
    [/\bSCHUFA\b/g, 'Schufa'],
    [/\bDORA\b/g, 'Dora'],
    [/\bSIM\b/g, 'Simm'],
    [/\bPIN\b/g, 'Pinn'],
  ],
  en: [
    [/(\d),(?=\d{3}\b)/g, '$1'],
    [/€\s*([\d.]*\d)/g, '$1 euros'],
    [/\s*€/g, ' euros'],
    [/\s*%/g, ' per cent'],
    [/§§?\s*/g, 'section '],
    [/(\d)([a-z])\b/g, '$1 $2'],
    [/\bFreie Fahrt\b/g, 'Fryer Faart'],
    [/\bPSD2\b/g, 'P S D two'],
    [/\bSEPA\b/g, 'Seepa'],
    [/\bIBAN\b/g, 'eye-ban'],
    [/\bBaFin\b/g, 'Bah-feen'],
    [/\bDORA\b/g, 'Dora'],
    [/\bSIM\b/g, 'sim'],
    [/\bPIN\b/g, 'pin'],
  ],
};

/** Abbreviations that are spelled, letter by letter. */
const spelled = /\b(?:KYC|BGB|EU|EZB|ECB|API)\b/g;

/** A text as the voice reads it aloud: signs and abbreviations in words, quotation marks left out. */
export function toSpeech(text: string, locale: Locale): string {
  const said = rules[locale].reduce((words, [pattern, spoken]) => words.replace(pattern, spoken), text);
  return said
    .replace(spelled, (letters) => [...letters].join(' '))
    .replace(/[«»„“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
