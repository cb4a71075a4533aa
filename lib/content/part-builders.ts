import { z } from 'zod';
import type { Language } from '#lib/i18n/languages';
import { buildPath } from '#lib/i18n/path';
import { createContactSchema } from './contact-schema';
import { createDiagramSchema } from './diagram-schema';
import { createItemSchema, daySchema, slugSchema } from './item-schema';
import { refSchema } from './references';
import type { TextBuilders } from './text-builders';
import { createTimetableSchema } from './timetable-schema';

function createHeadings({ text }: TextBuilders) {
  return {
    /** Heading of a section, and one or two sentences that lead into it. */
    heading: <S extends z.ZodRawShape>(more: S) =>
      z.strictObject({
        /** Heading of the section. */
        title: text(3, 100),
        /** One or two sentences below the heading; some sections print none. */
        lead: text(30, 400).optional(),
        ...more,
      }),
    /** A number with what it counts; the value may quote a fact as `{name}`. */
    figure: z.strictObject({
      /** The number with its unit, in large letters. */
      value: text(1, 30),
      /** What the number counts; stands below it. */
      label: text(3, 80),
      /** A smaller line at the end, such as the number of the year before. */
      note: text(3, 120).optional(),
    }),
    /** A label with its value. */
    fact: z.strictObject({
      /** What the value stands for, in a few words. */
      label: text(2, 70),
      /** The value itself, with its unit where it has one. */
      value: text(1, 200),
    }),
  };
}

/** Renames the field `text`, whose Markdown was rendered, to `html`. */
export function textToHtml<T extends { readonly text: string }>({ text, ...rest }: T) {
  return { ...rest, html: text };
}

/** Converts a question with its answer to `title` and `html`. */
export function answerToHtml<T extends { readonly question: string; readonly answer: string }>({
  question,
  answer,
  ...rest
}: T) {
  return { ...rest, title: question, html: answer };
}

function createTitledTexts({ text, markdown }: TextBuilders) {
  const titled = {
    /** Short heading. */
    title: text(3, 100),
    /** One to five sentences of Markdown that follow the heading. */
    text: markdown(30, 900),
  };
  return {
    /** Fields of a titled text, for a schema with more of them that ends in `.transform(textToHtml)`. */
    titled,
    /** A short heading and one to five sentences of Markdown, which come out as `html`. */
    titledText: z.strictObject(titled).transform(textToHtml),
    /** Three to seven questions of prospective partners; answers in Markdown. */
    faq: z
      .array(z.strictObject({ question: text(10, 140), answer: markdown(80, 700) }).transform(answerToHtml))
      .min(3)
      .max(7),
  };
}

function createTable({ text, markdown }: TextBuilders) {
  return z
    .strictObject({
      /** What the table shows, in a few words. */
      caption: text(5, 140),
      /** Names of the columns, from left to right. */
      head: z.array(text(1)).min(2),
      /** Cells of each row, from left to right; Markdown. */
      rows: z.array(z.array(markdown(1).transform((html) => ({ html })))).min(1),
    })
    .refine(
      ({ head, rows }) => rows.every((row) => row.length === head.length),
      'rows with as many cells as the head',
    );
}

function createPages(texts: TextBuilders) {
  const { text } = texts;
  const { titledText } = createTitledTexts(texts);
  const item = createItemSchema(texts);
  /** What every page says of itself, for pages whose words stand in a module. */
  const words = z.strictObject({
    /** Title of the page, without the site's name. */
    name: text(2, 80),
    /** Sentence for search results and previews. */
    description: text(50, 160),
    /** Title in search results and in the tab, where the name does not say what the page offers. */
    headTitle: text(15, 55).optional(),
    /** The line under its name in menus, where neither headline nor description fits. */
    menuText: text(20, 100).optional(),
    /** Words by which people look for this page in the search and that its text does not use, or hardly. */
    foundBy: z.array(text(2, 40)).min(1).max(12).optional(),
  });
  const contact = createContactSchema(texts);
  return {
    item,
    words,
    contact,
    /** What helps readers of a list to choose from it: a heading, and two to four short texts in Markdown. */
    advice: z.strictObject({
      /** Heading above the advice. */
      title: text(5, 100),
      /** Short texts, each with a heading of its own. */
      items: z.array(titledText).min(2).max(4),
    }),
    /** Words of a list, and of the call to action below each of its items. */
    listWords: words.extend({
      /** Headline of the list. */
      title: text(10, 90),
      /** What the reader finds in it. */
      intro: text(60, 400),
      /** The call to action at the end of each item's page, and of some lists. */
      contact,
    }),
    /** An item that is a page with a headline, and changes. */
    page: item.extend({
      /** First heading: one specific claim. */
      title: text(15, 90),
      /** What the page holds, in one to three sentences. */
      summary: text(80, 400),
      /** Day of the last change. */
      date: daySchema,
    }),
  };
}

function createLinks({ text }: TextBuilders, language: Language) {
  return {
    /** A page of this site by its id, with words of its own; comes out with its address. */
    pageLink: z
      .strictObject({
        /** Words of the link. */
        name: text(3, 80),
        /** Address of the page without language and outer slashes, such as `services/cards`. */
        id: z.string(),
      })
      .transform(({ name, id }) => ({ name, path: buildPath(language, id) })),
    /** Pages that a reader wants next, at the end of a page. */
    onward: z.strictObject({
      /** Heading above the pages. */
      title: text(3, 60),
      /** The pages, in the order in which they are wanted. */
      pages: z
        .array(
          z
            .strictObject({
              /** Title of the page. */
              name: text(3, 80),
              /** What kind of page it is, in one or two words; stands above its title. */
              list: text(3, 40),
              /** Address of the page without language and outer slashes, such as `careers/jobs`. */
              id: z.string(),
            })
            .transform(({ id, ...page }) => ({ ...page, path: buildPath(language, id) })),
        )
        .min(2)
        .max(4),
    }),
    /** A source that a text rests on: its title as the source itself prints it, and its official address. */
    source: z.strictObject({
      /** Title of the source, in the source's own words. */
      title: text(5),
      /** Official address of the source. */
      url: z.url({ protocol: /^https$/, error: 'an address that starts with https://' }),
    }),
  };
}

/** Schemas shared by many families, based on the text schemas. */
export function createPartBuilders(texts: TextBuilders, language: Language) {
  return {
    ...createHeadings(texts),
    ...createTitledTexts(texts),
    ...createPages(texts),
    ...createLinks(texts, language),
    /** A table; the first cell of a row names it. */
    table: createTable(texts),
    diagram: createDiagramSchema(texts),
    timetable: createTimetableSchema(texts),
    ref: refSchema,
    slug: slugSchema,
  };
}
