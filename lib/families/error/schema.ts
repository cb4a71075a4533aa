import { z } from 'zod';
import { errorContent, nativeErrorContent } from '#content/error/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';

/** Words of the 404, the 500 and the offline page, and the links that lead on. */
const wordsSchema = defineSchema(({ words, text, pageLink }) => {
  const error = words.extend({
    /** What has happened, and what to do. */ text: text(20, 400),
    /** Heading above the links. */ linksTitle: text(5, 60),
  });
  const nativeLink = z.strictObject({
    /** Words of the link; they say when it leads to another language. */ name: text(3, 80),
    /** Address of the page. */ path: z.string().startsWith('/').endsWith('/'),
    /** Language of the page. */ language: z.enum(['en', 'fr', 'es', 'it']),
  });
  const link = z.union([
    pageLink,
    /** A page by its address, for pages in French, Spanish and Italian. */ nativeLink,
  ]);
  return z.strictObject({
    /** Under an address that no page has. */
    notFound: error.extend({
      /** Words before the address that was asked for; screen readers say them. */
      asked: text(5, 60),
      /** Heading above the pages whose names come close to it. */
      nearTitle: text(5, 60),
    }),
    /** Hosts show one page for the whole site where a language has none. */
    serverError: error.optional(),
    /** It has two texts: the second is shown without a connection. */
    offline: error.extend({ /** What it says without a connection. */ offlineText: text(20, 400) }),
    /** The way to the search page. */
    search: link,
    /** Where to go on. */
    links: z.array(link).min(2),
  });
});

const readSite = createWords('content/error/index.ts', errorContent, wordsSchema);
const readNative = createWords('content/error/index.ts', nativeErrorContent, wordsSchema);

export const readWords = (language: Language) =>
  isLocale(language) ? readSite(language) : readNative(language);
