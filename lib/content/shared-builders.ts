import { z } from 'zod';
import type { TextBuilders } from './text-builders';

type Limits = readonly [min: number, max: number];

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

/** Heading and Markdown text, which is returned as `html`; limits in characters. */
export const createTitledText = ({ text, markdown }: TextBuilders, title: Limits, body: Limits) =>
  z
    .strictObject({
      title: text(...title).describe('Short heading of the entry.'),
      text: markdown(...body).describe('Text of the entry in Markdown; follows its heading.'),
    })
    .transform(textToHtml);

/** Question and Markdown answer, which are returned as `title` and `html`; limits in characters. */
export const createQuestion = ({ text, markdown }: TextBuilders, question: Limits, answer: Limits) =>
  z
    .strictObject({
      question: text(...question).describe('The question, as a reader would ask it.'),
      answer: markdown(...answer).describe('The answer, shown when the question is opened.'),
    })
    .transform(answerToHtml);

/** Two to four links to pages by path, each with a sentence. */
export const createFurtherPages = ({ text }: Pick<TextBuilders, 'text'>) =>
  z
    .array(
      z.strictObject({
        name: text(3, 60).describe('Words of the link.'),
        path: z.string().startsWith('/').describe('Address of the page.'),
        text: text(20, 120).describe('What the page offers, in a sentence.'),
      }),
    )
    .min(2)
    .max(4);

/** Heading and text of the call to action at the end of a page. */
export function createContactSchema({ text }: TextBuilders) {
  return z
    .strictObject({
      title: text(5, 100).describe('Heading of the call to action.'),
      text: text(30, 400).describe(
        'One or two sentences below the heading; the button has the words of the one in the header.',
      ),
    })
    .describe('The call to action at the end of a page.');
}

/** A table; the first cell of a row is its heading. */
export function createTableSchema({ text, markdown }: TextBuilders) {
  return z
    .strictObject({
      caption: text(5, 140).describe('What the table shows, in a few words.'),
      head: z.array(text(1)).min(2).describe('Names of the columns, from left to right.'),
      rows: z
        .array(z.array(markdown(1).transform((html) => ({ html }))))
        .min(1)
        .describe('Cells of each row, from left to right; Markdown.'),
    })
    .refine(
      ({ head, rows }) => rows.every((row) => row.length === head.length),
      'rows with as many cells as the head',
    );
}
