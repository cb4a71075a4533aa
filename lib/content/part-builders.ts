import { z } from 'zod';
import type { Language } from '#lib/i18n/languages';
import { buildPath } from '#lib/i18n/path';
import { createDiagramSchema } from './diagram-schema';
import { createItemSchema, daySchema, slugSchema } from './item-schema';
import { refSchema } from './references';
import { answerToHtml, createContactSchema, createTableSchema, textToHtml } from './shared-builders';
import type { LeadBuilder, TextBuilders } from './text-builders';
import { createTimetableSchema } from './timetable-schema';

function createHeadings({ text }: TextBuilders) {
  return {
    /** Heading of a section, and one or two sentences that lead into it. */
    heading: <S extends z.ZodRawShape>(more: S) =>
      z.strictObject({
        title: text(3, 100).describe('Heading of the section.'),
        lead: text(30, 400)
          .optional()
          .describe('One or two sentences below the heading; some sections print none.'),
        ...more,
      }),
    figure: z
      .strictObject({
        value: text(1, 30).describe('The number with its unit, in large letters.'),
        label: text(3, 80).describe('What the number counts; shown below it.'),
        note: text(3, 120)
          .optional()
          .describe('A smaller line at the end, such as the number of the previous year.'),
      })
      .describe('A number with what it counts; the value may quote a fact as `{name}`.'),
    fact: z
      .strictObject({
        label: text(2, 70).describe('What the value stands for, in a few words.'),
        value: text(1, 200).describe('The value, with its unit if it has one.'),
      })
      .describe('A label with its value.'),
  };
}

function createTitledTexts({ text, markdown }: TextBuilders) {
  const titled = {
    title: text(3, 100).describe('Short heading.'),
    text: markdown(30, 900).describe('One to five sentences of Markdown that follow the heading.'),
  };
  return {
    /** Fields of a titled text, for a schema with more of them that ends in `.transform(textToHtml)`. */
    titled,
    titledText: z
      .strictObject(titled)
      .transform(textToHtml)
      .describe('A short heading and one to five sentences of Markdown, which come out as `html`.'),
    faq: z
      .array(
        z
          .strictObject({
            question: text(10, 140).describe('The question, as a reader would ask it.'),
            answer: markdown(80, 700).describe('The answer, shown when the question is opened.'),
          })
          .transform(answerToHtml),
      )
      .min(3)
      .max(7)
      .describe('Three to seven questions of prospective partners; answers in Markdown.'),
  };
}

/** Metadata of pages whose texts are in a module. */
const createPageWords = ({ text }: TextBuilders) =>
  z.strictObject({
    name: text(2, 80).describe("Title of the page, without the site's name."),
    description: text(50, 160).describe('Sentence for search results and previews.'),
    metaTitle: text(15, 55)
      .optional()
      .describe(
        'Title in search results and in the browser tab, if the name does not say what the page offers.',
      ),
    menuText: text(20, 100)
      .optional()
      .describe('Line below the name in menus, if neither headline nor description fits.'),
    searchTerms: z
      .array(text(2, 40))
      .min(1)
      .max(12)
      .optional()
      .describe('Words that people search for and that the text does not use, or hardly.'),
  });

function createPages(texts: TextBuilders & LeadBuilder) {
  const { text, lead } = texts;
  const { titledText } = createTitledTexts(texts);
  const item = createItemSchema(texts);
  const words = createPageWords(texts);
  const contact = createContactSchema(texts);
  return {
    item,
    words,
    contact,
    advice: z
      .strictObject({
        title: text(5, 100).describe('Heading above the advice.'),
        items: z.array(titledText).min(2).max(4).describe('Short texts, each with a heading of its own.'),
      })
      .describe('Advice for choosing from a list: a heading, and two to four short texts in Markdown.'),
    listWords: words
      .extend({
        title: text(10, 90).describe('Headline of the list.'),
        intro: lead(60).describe('What the reader finds in it.'),
        contact: contact.describe("The call to action at the end of each item's page, and of some lists."),
      })
      .describe('Words of a list, and of the call to action on the pages of its items.'),
    page: item
      .extend({
        title: text(15, 90).describe('First heading: one specific claim.'),
        summary: lead(80).describe('What the page holds; shown below the headline.'),
        date: daySchema.describe('Day of the last change.'),
      })
      .describe('A page with a headline and the date of its last change.'),
  };
}

function createLinks({ text }: TextBuilders, language: Language) {
  return {
    pageLink: z
      .strictObject({
        name: text(3, 80).describe('Words of the link.'),
        id: z
          .string()
          .describe('Address of the page without language and outer slashes, such as `services/cards`.'),
      })
      .transform(({ name, id }) => ({ name, path: buildPath(language, id) }))
      .describe(
        'A link to a page of this site by its id, with words of its own; the address is added by the build.',
      ),
    related: z
      .strictObject({
        title: text(3, 60).describe('Heading above the pages.'),
        pages: z
          .array(
            z
              .strictObject({
                name: text(3, 80).describe('Title of the page.'),
                list: text(3, 40).describe('Kind of page, in one or two words; shown above its title.'),
                id: z
                  .string()
                  .describe(
                    'Address of the page without language and outer slashes, such as `careers/jobs`.',
                  ),
              })
              .transform(({ id, ...page }) => ({ ...page, path: buildPath(language, id) })),
          )
          .min(2)
          .max(4)
          .describe('The pages, in the order of the list.'),
      })
      .describe('Related pages at the end of a page.'),
    source: z
      .strictObject({
        title: text(5).describe("Title of the source, in the source's own words."),
        url: z
          .url({ protocol: /^https$/, error: 'an address that starts with https://' })
          .describe('Official address of the source.'),
      })
      .describe('A source of the text: its title as printed by the source, and its official address.'),
  };
}

/** Schemas shared by many families, based on the text schemas. */
export function createPartBuilders(texts: TextBuilders & LeadBuilder, language: Language) {
  return {
    ...createHeadings(texts),
    ...createTitledTexts(texts),
    ...createPages(texts),
    ...createLinks(texts, language),
    table: createTableSchema(texts).describe('A table; the first cell of a row is its heading.'),
    diagram: createDiagramSchema(texts, language),
    timetable: createTimetableSchema(texts),
    ref: refSchema,
    slug: slugSchema,
  };
}
