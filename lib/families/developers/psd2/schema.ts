import { z } from 'zod';
import { psd2Content } from '#content/developers/psd2';
import days from '#content/developers/psd2-days.json';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { readFacts } from '#lib/facts/read-facts';

const wordsSchema = defineSchema(({ words, text, lead, titledText, fact, heading }) => {
  const list = heading({ items: z.array(titledText).min(2).max(4).describe('The entries of the section.') });
  const column = text(2, 60);
  return words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('Who has access; shown below the headline.'),
    facts: z.array(fact).length(4).describe('Addresses, certificate and consent, in the head of the page.'),
    access: list.describe('Who has access, and how.'),
    test: list.describe('How to test, and what happens when something changes or fails.'),
    figures: heading({
      chart: z
        .strictObject({
          title: text(10, 90).describe('Title of the drawing.'),
          note: text(10, 90).describe('What is counted.'),
          alt: text(60, 400).describe('What it shows: the text alternative.'),
          dedicated: text(3, 40).describe('Name of the interface for third-party providers.'),
          customers: text(3, 40).describe('Name of the interface of account holders.'),
        })
        .describe('The drawing of the minutes without service.'),
      table: z
        .strictObject({
          caption: text(10, 90).describe('What the table shows.'),
          head: z.array(column).length(8).describe('Names of its columns.'),
          note: text(30, 400).describe('How the figures are made.'),
        })
        .describe('The figures by quarter.'),
      quarter: column.describe('Name of a quarter, with `[quarter]` and `[year]`.'),
      files: text(10, 90).describe('Heading above the files of daily figures.'),
      file: column.describe('Name of a file, with `[quarter]` and `[year]`.'),
      columns: z.array(column).length(8).describe('Names of the columns in the files.'),
    }).describe('Availability and performance.'),
  });
}, listBrandFacts);

export const readPsd2Words = createWords('content/developers/psd2.ts', psd2Content, wordsSchema);

const count = z.number().int().nonnegative();

/** Minutes without service, and average response times in milliseconds. */
const dayFigures = z
  .tuple([daySchema, count.max(1440), count, count, count, count, count.max(1440), count])
  .transform(([day, down, initiation, information, funds, errors, customersDown, customers]) => ({
    ...{ day, down, initiation, information, funds, errors, customersDown, customers },
  }));

export type DayFigures = z.output<typeof dayFigures>;

/** Days in their order, none left out, in whole quarters. */
export const readDays = readFacts('content/developers/psd2-days.json', days, z.array(dayFigures).min(1));
