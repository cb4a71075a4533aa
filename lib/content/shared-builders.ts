import { z } from 'zod';
import { answerToHtml, textToHtml } from './part-builders';
import type { TextBuilders } from './text-builders';

type Limits = readonly [min: number, max: number];

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
      answer: markdown(...answer).describe('The answer, which opens below the question.'),
    })
    .transform(answerToHtml);

/** Two to four links to pages by path, each with a sentence. */
export const createFurtherPages = ({ text }: Pick<TextBuilders, 'text'>) =>
  z
    .array(
      z.strictObject({
        name: text(3, 60).describe('Words of the link.'),
        path: z.string().startsWith('/').describe('Address of the page.'),
        text: text(20, 120).describe('What is there, in a sentence.'),
      }),
    )
    .min(2)
    .max(4);
