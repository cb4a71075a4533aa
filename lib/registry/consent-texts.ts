import { z } from 'zod';
import { consentWords } from '#content/site/consent';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { readOfflineReadingWords, type OfflineReadingWords } from '#lib/facts/offline-reading';
import type { Language } from '#lib/i18n/languages';
import { localeOf } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

const consentSchema = defineSchema(({ text }) => {
  const category = z.strictObject({ name: text(3, 40), text: text(20, 240) });
  return z.strictObject({
    title: text(5, 60),
    text: text(60, 400),
    accept: text(5, 30),
    refuse: text(5, 30),
    details: text(3, 30),
    formTitle: text(5, 60),
    formText: text(30, 240),
    save: text(5, 40),
    close: text(5, 60),
    always: text(3, 30),
    refused: text(40, 300).describe('For browsers that send Global Privacy Control or Do Not Track.'),
    saved: text(10, 80),
    policy: text(5, 60),
    categories: z.strictObject({ necessary: category, analytics: category, remarketing: category }),
  });
});

const readWords = createWords('content/site/consent.ts', consentWords, consentSchema);

/** Texts and link of the consent popup in a language. */
export type ConsentTexts = Omit<ReturnType<typeof readWords>, 'locale' | 'file'> & {
  readonly policyPath: string;
  readonly offlineReading: OfflineReadingWords;
};

/** The popup's texts, for a file that is fetched only when the popup is shown. */
export function readConsentTexts(language: Language): ConsentTexts {
  const { locale: _locale, file: _file, ...words } = readWords(language);
  return {
    ...words,
    policyPath: buildPath(localeOf(language), 'privacy-policy'),
    offlineReading: readOfflineReadingWords(language),
  };
}
