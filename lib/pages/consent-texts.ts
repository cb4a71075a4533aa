import { consentWords, type ConsentWords } from '#content/site/consent';
import { buildPath } from '#lib/i18n/path';

/** Languages in which visitors are asked: customer information exists in more than the site does. */
export const consentLanguages = Object.keys(consentWords) as (keyof typeof consentWords)[];

export type ConsentLanguage = (typeof consentLanguages)[number];

/** What the consent popup says in a language, and where it leads. */
export type ConsentTexts = Omit<ConsentWords, 'policyLanguage'> & { readonly policyPath: string };

/** The popup's words, for the file that a browser fetches only when it has to ask. */
export function readConsentTexts(language: ConsentLanguage): ConsentTexts {
  const { policyLanguage, ...words } = consentWords[language];
  return { ...words, policyPath: buildPath(policyLanguage, 'privacy-policy') };
}
