import { z } from 'zod';
import { statusContent } from '#content/status/index';
import { notices } from '#content/status/notices';
import { readFacts } from '#lib/facts/read-facts';
import { createTextBuilders } from '#lib/content/text-builders';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { localize } from '#lib/i18n/locales';
import { noticeAreas, noticeKinds } from '#lib/notices/notice';

const wordsSchema = defineSchema(({ words, text, lead, titledText, fact }) =>
  words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What is reported, and from when; shown above the notices.'),
    facts: z.array(fact).length(4).describe('How reliable the API is and how that is measured, in the head.'),
    more: z
      .array(titledText)
      .min(1)
      .describe('What else readers of the page ask: how to follow notices, what to do if none applies.'),
  }),
);

export const readStatusWords = createWords('content/status/index.ts', statusContent, wordsSchema);

const texts = localize((locale) => {
  const { text } = createTextBuilders(locale, undefined);
  return z
    .strictObject({
      title: text(5, 70).describe('What is affected.'),
      text: text(40, 500).describe('Who is affected, what to do, and afterwards the cause.'),
    })
    .describe('The notice in this language.');
});

const time = z.iso
  .datetime({ offset: true, error: 'a time such as 2026-11-15T02:00:00+01:00' })
  .transform((value) => ({ iso: value, at: Date.parse(value) }));

const noticeSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d-[a-z-]+$/)
      .describe('Day and a word; the fragment of its address.'),
    kind: z.enum(noticeKinds).describe('An incident, or planned maintenance.'),
    areas: z.array(z.enum(noticeAreas)).min(1).describe('What is affected: the status page shows its state.'),
    from: time.describe('Begin, ISO 8601 with offset.'),
    until: time.optional().describe('End; none while it is unknown.'),
    announcedFrom: time.optional().describe('When pages begin to show it; by default at its begin.'),
    ...texts,
  })
  .refine(({ from, until }) => until === undefined || until.at > from.at, {
    path: ['until'],
    error: 'a time after `from`',
  });

export type NoticeEntry = z.output<typeof noticeSchema>;

export const readNotices = readFacts('content/status/notices.ts', notices, z.array(noticeSchema));
