import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { createAppSchema, createRows } from './app-schema';
import { customerSlugSchema, findCustomer } from './customers';

type Texts = Pick<Builders, 'text'>;

const createPayment = ({ text }: Texts) =>
  z.strictObject({
    reference: text(3, 40).describe('Reference of the payment.'),
    payee: text(3, 40).describe('Who is paid.'),
    amount: text(3, 30).describe('The amount; quotes an example in braces.'),
    state: z.enum(['settled', 'waiting', 'review', 'returned']).describe('State of the payment: its sign.'),
    stateText: text(3, 24).describe('The state in words.'),
  });

/** A partner's console with one open payment. */
export const createConsoleSchema = (texts: Texts) =>
  z.strictObject({
    kind: z.literal('console').describe("Marks this as a partner's console."),
    app: createAppSchema(texts).describe('Whose console it is.'),
    title: texts.text(4, 26).describe('What is listed.'),
    note: texts.text(4, 40).describe('Day and time.'),
    payments: z
      .array(createPayment(texts))
      .min(3)
      .max(6)
      .describe('Payments, newest first; the first one is open.'),
    rows: createRows(texts, 4).describe('Facts of the open payment.'),
    events: z
      .array(
        z.strictObject({
          time: texts.text(4, 14).describe('Day and time.'),
          text: texts.text(4, 60).describe('What happened.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('History of the open payment, oldest first.'),
  });

/** Both sides of a payment card. */
export const createCardSchema = ({ text }: Texts) =>
  z.strictObject({
    kind: z.literal('card').describe('Marks this as a payment card.'),
    app: z
      .strictObject({ company: customerSlugSchema.describe('Slug of the customer whose brand it carries.') })
      .transform(({ company }) => ({ slug: company, name: findCustomer(company).name }))
      .describe('The brand on the card.'),
    livery: z.enum(['dark', 'light', 'bright']).describe('Colours of the card.'),
    product: text(3, 20).describe('What kind of card it is.'),
    holder: text(3, 26).describe('Name on the card.'),
    number: text(8, 40).describe('Masked number.'),
    validThru: text(3, 20).describe('Until when it is valid.'),
    back: z.array(text(3, 60)).min(1).max(4).describe('Lines on the back: issuer, and how to block it.'),
  });

const createBalance = ({ text }: Texts) =>
  z.strictObject({
    name: text(3, 40).describe('Name of the balance.'),
    value: text(3, 30).describe('The amount; quotes an example in braces.'),
  });

/** A printed account statement. */
export const createSheetSchema = (texts: Texts) =>
  z.strictObject({
    kind: z.literal('account-statement').describe('Marks this as a printed account statement.'),
    app: createAppSchema(texts).describe('Whose brand it carries.'),
    title: texts.text(4, 40).describe('Heading.'),
    note: texts.text(3, 40).describe('Number and page.'),
    rows: createRows(texts, 4).describe('Holder, account and period.'),
    opening: createBalance(texts).describe('Balance before the first booking.'),
    bookings: z
      .array(
        z.strictObject({
          day: texts.text(3, 12).describe('Day of the booking.'),
          name: texts.text(3, 40).describe('Name of the other party.'),
          reference: texts.text(3, 60).describe('Reference of the booking.'),
          amount: texts.text(3, 30).describe('The amount with its sign.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('Bookings, oldest first.'),
    closing: createBalance(texts).describe('Balance after the last booking.'),
    bank: texts.text(20, 120).describe("The bank's name and address."),
  });
