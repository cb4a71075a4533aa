import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { createAppSchema, createRows } from './app-schema';
import { createCardSchema, createConsoleSchema, createSheetSchema } from './product-schema';

type Texts = Pick<Builders, 'text'>;

/** Screens that are alternatives have the same time; those of a story follow each other. */
export const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 18:32')
  .describe("Time of day at the screen's upper edge.");

/** App screen: title, amount, rows, checks with results, button. */
const createScreenSchema = (texts: Texts) =>
  z
    .strictObject({
      kind: z.literal('screen').describe('Marks this as a screen of an app.'),
      time: clockTime,
      app: createAppSchema(texts).describe('Whose app it is.'),
      title: texts.text(4, 26).describe('Heading of the screen.'),
      note: texts.text(4, 60).describe('A line below it.'),
      amount: texts.text(3, 50).optional().describe('The amount, where money moves.'),
      rows: createRows(texts, 4).describe('Other rows on the screen.'),
      passed: z.array(texts.text(5, 48)).max(3).default([]).describe('Checks that have succeeded.'),
      open: texts.text(5, 44).optional().describe('A check that is pending.'),
      failed: texts.text(5, 44).optional().describe('A check that has failed.'),
      action: texts.text(3, 26).describe('Words on the button.'),
    })
    .transform(({ passed, open, failed, ...screen }) => ({
      ...screen,
      checks: [
        ...passed.map((text) => ({ text, result: 'passed' as const })),
        ...(open ? [{ text: open, result: 'open' as const }] : []),
        ...(failed ? [{ text: failed, result: 'failed' as const }] : []),
      ],
    }));

/** Account statement with references. */
const createStatementSchema = (texts: Texts) =>
  z.strictObject({
    kind: z.literal('statement').describe('Marks this as lines of an account.'),
    time: clockTime,
    app: createAppSchema(texts).describe('Whose app shows them.'),
    title: texts.text(4, 26).describe('Heading of the screen.'),
    note: texts.text(4, 60).describe('A line below it.'),
    lines: z
      .array(
        z.strictObject({
          name: texts.text(3, 40).describe('Name of the other party.'),
          reference: texts.text(3, 40).describe('Reference of the booking.'),
          amount: texts.text(3, 40).describe('The amount with its sign; quotes an example in braces.'),
          isMarked: z.boolean().default(false).describe('Whether this line is what the page is about.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Bookings, newest first.'),
    balance: z
      .strictObject({
        name: texts.text(3, 20).describe('Name of the amount.'),
        value: texts.text(3, 30).describe('The amount; quotes an example in braces.'),
      })
      .describe('Remaining balance of the account.'),
  });

/** Message to the partner's system. */
const createWebhookSchema = (texts: Texts) =>
  z.strictObject({
    kind: z.literal('webhook').describe('Marks this as a message of the interface.'),
    event: z
      .string()
      .regex(/^[a-z]+\.[a-z]+$/)
      .describe('Name of the event, as a page for developers gives it.'),
    note: texts.text(5, 60).describe('Who receives the message.'),
    rows: createRows(texts, 5).describe('Fields in the words of the interface; values quote examples.'),
    check: texts.text(5, 36).describe('Note that the signature was verified.'),
  });

const listPhoneSchemas = (texts: Texts) =>
  [createStatementSchema(texts), createWebhookSchema(texts), createScreenSchema(texts)] as const;

/** A state of the product: app screen, account statement, or message. */
export const createMockupSchema = (texts: Texts) =>
  z.discriminatedUnion('kind', listPhoneSchemas(texts)).meta({ part: 'mockup' });

/** The product beside the text of a page: as above, or a console, a payment card or a printed statement. */
export const createProductSchema = (texts: Texts) =>
  z
    .discriminatedUnion('kind', [
      ...listPhoneSchemas(texts),
      createConsoleSchema(texts),
      createCardSchema(texts),
      createSheetSchema(texts),
    ])
    .meta({ part: 'product' });
