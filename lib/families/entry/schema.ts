import { z } from 'zod';
import { entryContent } from '#content/entry/index';
import { parseWithSource } from '#lib/content/parse-schema';
import { defineSchema } from '#lib/content/schema';
import { locales, type Locale } from '#lib/i18n/locales';

export type EntryKind = keyof typeof entryContent;

const file = 'content/entry/index.ts';

/** Texts and links of one language. */
const blockSchema = defineSchema(({ text, pageLink }) =>
  z.strictObject({ title: text(5, 80), text: text(20, 300), links: z.array(pageLink).min(1) }),
);

/** Texts of a page without language prefix: name and description, and a block for each language. */
export function readEntryWords(kind: EntryKind) {
  const { name, description } = entryContent[kind];
  const readBlock = (locale: Locale) => ({
    locale,
    ...parseWithSource(blockSchema.in(locale), entryContent[kind][locale], { file, path: [kind, locale] }),
  });
  return { name, description, file, blocks: locales.map(readBlock) };
}
