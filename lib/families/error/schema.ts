import { z } from 'zod';
import { errorContent, nativeErrorContent } from '#content/error/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';

/** Texts and links of the 404, the 500 and the offline page. */
const wordsSchema = defineSchema(({ words, text, pageLink }) => {
  const error = words.extend({
    text: text(20, 400).describe('What has happened, and what to do.'),
    linksTitle: text(5, 60).describe('Heading above the links.'),
  });
  const nativeLink = z.strictObject({
    name: text(3, 80).describe('Words of the link; they name the language if it is another one.'),
    path: z.string().startsWith('/').endsWith('/').describe('Address of the page.'),
    language: z.enum(['en', 'fr', 'es', 'it']).describe('Language of the page.'),
  });
  const link = z.union([
    pageLink,
    /** A page by its address, for pages in French, Spanish and Italian. */ nativeLink,
  ]);
  return z.strictObject({
    notFound: error
      .extend({
        asked: text(5, 60).describe('Words before the requested address, for screen readers.'),
        nearTitle: text(5, 60).describe('Heading above pages with similar names.'),
      })
      .describe('For an address without a page.'),
    serverError: error
      .optional()
      .describe('For an error of the server; hosts show one page for the whole site if a language has none.'),
    offline: error
      .extend({ offlineText: text(20, 400).describe('Text without a connection.') })
      .describe('Two texts: the second is shown without a connection.'),
    search: link.describe('Link to the search page.'),
    links: z.array(link).min(2).describe('Links to other pages.'),
  });
});

const readSite = createWords('content/error/index.ts', errorContent, wordsSchema);
const readNative = createWords('content/error/index.ts', nativeErrorContent, wordsSchema);

export const readWords = (language: Language) =>
  isLocale(language) ? readSite(language) : readNative(language);
