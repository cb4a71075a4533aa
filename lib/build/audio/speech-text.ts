import type { Locale } from '#lib/i18n/locales';

type Rule = readonly [pattern: RegExp, spoken: string];

/** Replacements for words that the synthesiser would spell out or mispronounce, longer before shorter. */
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

/** Abbreviations that are spelled out. */
const spelled = /\b(?:KYC|BGB|EU|EZB|ECB|API)\b/g;

/** Prepares a text for speech synthesis: symbols and abbreviations as words, without quotation marks. */
export function toSpeech(text: string, locale: Locale): string {
  const words = rules[locale].reduce((result, [pattern, spoken]) => result.replace(pattern, spoken), text);
  return words
    .replace(spelled, (letters) => [...letters].join(' '))
    .replace(/[«»„“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
