import { z } from 'zod';
import { errorContent, nativeErrorContent } from '#content/error/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';

const file = 'content/error/index.ts';

/** Words of the 404, the 500 and the offline page, and the links that lead on. */
const wordsSchema = defineSchema(({ words, text, pageLink }) => {
  const error = words.extend({ text: text(20, 400), linksTitle: text(5, 60) });
  const nativeLink = z.strictObject({
    name: text(3, 80),
    path: z.string().startsWith('/').endsWith('/'),
    language: z.enum(['en', 'fr', 'es', 'it']),
  });
  const link = z.union([pageLink, nativeLink]);
  return z.strictObject({
    notFound: error,
    /** Hosts show one page for the whole site where a language has none. */
    serverError: error.optional(),
    /** It has two texts: the second is shown without a connection. */
    offline: error.extend({ offlineText: text(20, 400) }),
    search: link,
    links: z.array(link).min(2),
  });
});

const readSite = createWords(file, errorContent, wordsSchema);
const readNative = createWords(file, nativeErrorContent, wordsSchema);

export const readWords = (language: Language) =>
  isLocale(language) ? readSite(language) : readNative(language);
