import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { customerSlugSchema, findCustomer } from './customers';

type Texts = Pick<Builders, 'text'>;

/** Whose app it is: a customer's, or a brand that stands for any. */
const createAppSchema = ({ text }: Texts) =>
  z
    .union([
      z.strictObject({ /** Slug of the customer whose app it is. */ company: customerSlugSchema }),
      z.strictObject({ /** Words in place of a customer's name, where none fits. */ brand: text(3, 24) }),
    ])
    .transform((app) =>
      'company' in app ? { slug: app.company, name: findCustomer(app.company).name } : { name: app.brand },
    );

const createRows = ({ text }: Texts, most: number) =>
  z
    .array(
      z.strictObject({
        /** What the value is. */ name: text(2, 32),
        /** The value; quotes examples in braces. */ value: text(1, 60),
      }),
    )
    .min(1)
    .max(most);

/** A screen of an app: title, amount, rows, checks with their results, the button. */
const createScreenSchema = (texts: Texts) =>
  z
    .strictObject({
      /** That it is a screen of an app. */ kind: z.literal('screen'),
      /** Whose app it is. */ app: createAppSchema(texts),
      /** Heading of the screen. */ title: texts.text(4, 26),
      /** A line below it. */ note: texts.text(4, 60),
      /** The amount, where money moves. */ amount: texts.text(3, 50).optional(),
      /** What else the screen tells. */ rows: createRows(texts, 3),
      /** Checks that are passed. */ passed: z.array(texts.text(5, 48)).max(3).default([]),
      /** A check that waits for an answer. */ open: texts.text(5, 44).optional(),
      /** A check that stops the customer. */ failed: texts.text(5, 44).optional(),
      /** Words on the button. */ action: texts.text(3, 26),
    })
    .transform(({ passed, open, failed, ...screen }) => ({
      ...screen,
      checks: [
        ...passed.map((text) => ({ text, result: 'passed' as const })),
        ...(open ? [{ text: open, result: 'open' as const }] : []),
        ...(failed ? [{ text: failed, result: 'failed' as const }] : []),
      ],
    }));

/** Lines of an account, each with its reference. */
const createStatementSchema = (texts: Texts) =>
  z.strictObject({
    /** That they are lines of an account. */ kind: z.literal('statement'),
    /** Whose app shows them. */ app: createAppSchema(texts),
    /** Heading of the screen. */ title: texts.text(4, 26),
    /** A line below it. */ note: texts.text(4, 60),
    /** What was booked, the newest first. */
    lines: z
      .array(
        z.strictObject({
          /** With whom. */ name: texts.text(3, 40),
          /** Reference that the booking carries. */ reference: texts.text(3, 40),
          /** The amount with its sign; quotes an example in braces. */ amount: texts.text(3, 40),
          /** Whether this line is what the page is about. */ isMarked: z.boolean().default(false),
        }),
      )
      .min(2)
      .max(4),
    /** What remains in the account. */
    balance: z.strictObject({
      /** Name of the amount. */ name: texts.text(3, 20),
      /** The amount; quotes an example in braces. */ value: texts.text(3, 30),
    }),
  });

/** A message of the interface as a receipt. */
const createWebhookSchema = (texts: Texts) =>
  z.strictObject({
    /** That it is a message of the interface. */ kind: z.literal('webhook'),
    /** Name of the event, as the developers' page gives it. */ event: z.string().regex(/^[a-z]+\.[a-z]+$/),
    /** Who is told. */ note: texts.text(5, 60),
    /** Fields in the words of the interface; values quote examples. */ rows: createRows(texts, 5),
    /** That the signature was checked. */ check: texts.text(5, 36),
  });

/** What the product looks like in one state: a screen, lines of an account, or a message as a receipt. */
export const createVignetteSchema = (texts: Texts) =>
  z.discriminatedUnion('kind', [
    createStatementSchema(texts),
    createWebhookSchema(texts),
    createScreenSchema(texts),
  ]);
