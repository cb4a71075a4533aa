import { z } from 'zod';
import { offlineReadingWords } from '#content/site/offline-reading';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Language } from '#lib/i18n/languages';

const switchSchema = defineSchema(({ text }) =>
  z.strictObject({
    name: text(10, 60).describe('Label of the switch.'),
    text: text(60, 260).describe('What it means: what is stored, who can see it, how to end it.'),
    on: text(20, 100).describe('Status while it is on.'),
    off: text(20, 100).describe('Status while it is off.'),
  }),
);

const readWords = createWords('content/site/offline-reading.ts', offlineReadingWords, switchSchema);

/** Texts of the switch for offline reading. */
export type OfflineReadingWords = Omit<ReturnType<typeof readWords>, 'locale' | 'file'>;

/** Texts of the switch for offline reading, shared by the privacy settings and the offline page. */
export function readOfflineReadingWords(language: Language): OfflineReadingWords {
  const { name, text, on, off } = readWords(language);
  return { name, text, on, off };
}
