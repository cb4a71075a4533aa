import { z } from 'zod';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import type { Builders } from '#lib/content/schema';

/** The amounts of the sandbox that set the points, as a switch. */
export function createCents({ heading, markdown, text }: Builders) {
  const outcome = z.strictObject({
    /** The amount that is sent, with its cents; a point stands before them. */
    amount: z.string().regex(/^\d+\.\d\d$/, 'an amount such as "1250.13"'),
    /** State that the transfer reaches, as the field status names it. */
    state: z.enum(['settled', 'rejected', 'on_hold', 'returned']),
    /** What happens, and which event says so. */
    text: markdown(30, 300),
  });
  return heading({
    /** What the keys set, such as "Amount of the transfer". */
    legend: text(3, 60),
    /** The amounts with what becomes of them; the first, which is settled, is set. */
    outcomes: z.array(outcome.transform(textToHtml)).length(4),
  });
}

/** Short names of the page's parts, for the line of contents. */
export function createParts({ text }: Builders) {
  const name = text(3, 16);
  return z.strictObject({
    /** What the line is, for screen readers and as the button on phones. */ label: text(3, 40),
    /** Of the first day in the sandbox. */ start: name,
    /** Of the amounts that set the points. */ cents: name,
    /** Of token and certificate. */ access: name,
    /** Of the way to production. */ live: name,
    /** Of the three messages. */ transfer: name,
    /** Of the states. */ states: name,
    /** Of the check of a webhook. */ webhooks: name,
    /** Of what there is to call. */ resources: name,
    /** Of what holds for every request. */ rules: name,
    /** Of the errors. */ errors: name,
    /** Of the changes. */ changelog: name,
  });
}

/** The changes, and how long the version of each is supported. */
export function createChangelog({ heading, titled, text }: Builders) {
  return heading({
    items: z.array(z.strictObject({ ...titled, day: daySchema }).transform(textToHtml)).min(1),
    /** The support of each version, drawn on a scale of time. */
    support: z.strictObject({
      /** How many months a version is supported. */ months: z.number().int().positive(),
      /** Title of the drawing. */ title: text(5, 80),
      /** Words before the last day. */ until: text(3, 40),
      /** What the drawing proves; its text alternative. */ sentence: text(30, 300),
      /** Names of the columns of its table: version, from, until. */
      head: z.tuple([text(2), text(2), text(2)]),
    }),
  });
}

/** The first request in the head of the page. */
export const createOpening = ({ text }: Builders) =>
  z.strictObject({
    /** Label of the request. */ request: text(3, 60),
    /** Label of its answer. */ answer: text(3, 60),
    /** What the states below say. */ way: text(10, 90),
  });

/** The three messages of a transfer. */
export function createFlow({ heading, text, markdown }: Builders) {
  return heading({
    /** Heading of the first message, which opens an account. */ account: text(3, 60),
    /** What to know about the first message. */ accountText: markdown(30, 300),
    /** Heading of the second message, which sends a transfer. */ transfer: text(3, 60),
    /** What to know about the second message. */ transferText: markdown(30, 300),
    /** Heading of the third message, which brings the result. */ webhook: text(3, 60),
    /** What to know about the third message. */ webhookText: markdown(30, 300),
    /** Label of the code that is sent. */ request: text(3, 60),
    /** Label of the code that comes back. */ answer: text(3, 60),
    /** Label of the code of the third message. */ delivery: text(3, 60),
    /** Label of the second message as a program. */ program: text(3, 90),
  });
}

/** How a client signs in, and how it changes certificates and secrets. */
export const createAccess = ({ heading, titledText, text }: Builders) =>
  heading({
    /** How to fetch a token; request and answer stand beside it. */ token: titledText,
    /** Label of the request. */ request: text(3, 60),
    /** Label of its answer. */ answer: text(3, 60),
    /** What the token is bound to and allows, and how certificates and secrets change. */
    items: z.array(titledText).length(4),
  });

/** What sets sandbox and production apart, and the way from one to the other. */
export const createLive = ({ heading, titledText, table, text }: Builders) =>
  heading({
    /** What is different, row by row. */ table,
    /** Heading above the steps. */ steps: text(5, 90),
    /** What has to be shown before access to production is granted, in its order. */
    items: z.array(titledText).min(3).max(8),
  });

/** Words around code in several languages. */
export const createPrograms = ({ text }: Builders) =>
  z.strictObject({
    /** What the keys choose, for screen readers. */ legend: text(3, 60),
    /** What each needs to run: TypeScript, Python, Java. */
    notes: z.tuple([text(5, 60), text(5, 60), text(5, 60)]),
  });

/** The states of a transfer, and the codes that say why it has reached one. */
export const createStates = ({ heading, diagram, table, markdown }: Builders) =>
  heading({
    diagram,
    /** Why a transfer was rejected or returned, and what the customer may hear. */ reasons: table,
    /** What else to know about the codes. */ note: markdown(30, 300),
  });
