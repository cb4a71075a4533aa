import { z } from 'zod';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/shared-builders';
import type { Builders } from '#lib/content/schema';

/** Sandbox amounts that trigger an outcome, as a switch. */
export function createCents({ heading, markdown, text }: Builders) {
  const outcome = z.strictObject({
    amount: z
      .string()
      .regex(/^\d+\.\d\d$/, 'an amount such as "1250.13"')
      .describe('The amount that is sent, with its cents; a point stands before them.'),
    state: z
      .enum(['settled', 'rejected', 'on_hold', 'returned'])
      .describe('State that the transfer reaches, as the field status names it.'),
    text: markdown(30, 300).describe('What happens, and which event says so.'),
  });
  return heading({
    legend: text(3, 60).describe('What the keys set, such as "Amount of the transfer".'),
    outcomes: z
      .array(outcome.transform(textToHtml))
      .length(4)
      .describe('The amounts with what becomes of them; the first, which is settled, is set.'),
  });
}

/** Short names of the page's parts, for the table of contents. */
export function createParts({ text }: Builders) {
  const name = text(3, 16);
  return z.strictObject({
    label: text(3, 40).describe('What the line is, for screen readers and as the button on phones.'),
    start: name.describe('Of the first day in the sandbox.'),
    cents: name.describe('Of the amounts that set the points.'),
    access: name.describe('Of token and certificate.'),
    live: name.describe('Of the way to production.'),
    transfer: name.describe('Of the three messages.'),
    states: name.describe('Of the states.'),
    webhooks: name.describe('Of the check of a webhook.'),
    resources: name.describe('Of what there is to call.'),
    rules: name.describe('Of what holds for every request.'),
    errors: name.describe('Of the errors.'),
    changelog: name.describe('Of the changes.'),
  });
}

/** Changelog, with the support period of each version. */
export function createChangelog({ heading, titled, text }: Builders) {
  return heading({
    items: z
      .array(
        z
          .strictObject({
            ...titled,
            day: daySchema.describe('Day of the entry; stands before its heading.'),
          })
          .transform(textToHtml),
      )
      .min(1)
      .describe('The entries of the section.'),
    support: z
      .strictObject({
        months: z.number().int().positive().describe('How many months a version is supported.'),
        title: text(5, 80).describe('Title of the drawing.'),
        until: text(3, 40).describe('Words before the last day.'),
        sentence: text(30, 300).describe('What the drawing proves; its text alternative.'),
        head: z
          .tuple([text(2), text(2), text(2)])
          .describe('Names of the columns of its table: version, from, until.'),
      })
      .describe('The support of each version, drawn on a scale of time.'),
  });
}

/** The request in the head of the page. */
export const createOpening = ({ text }: Builders) =>
  z.strictObject({
    request: text(3, 60).describe('Label of the request.'),
    answer: text(3, 60).describe('Label of its answer.'),
    way: text(10, 90).describe('What the states below say.'),
  });

export function createFlow({ heading, text, markdown }: Builders) {
  return heading({
    account: text(3, 60).describe('Heading of the first message, which opens an account.'),
    accountText: markdown(30, 300).describe('What to know about the first message.'),
    transfer: text(3, 60).describe('Heading of the second message, which sends a transfer.'),
    transferText: markdown(30, 300).describe('What to know about the second message.'),
    webhook: text(3, 60).describe('Heading of the third message, which brings the result.'),
    webhookText: markdown(30, 300).describe('What to know about the third message.'),
    request: text(3, 60).describe('Label of the code that is sent.'),
    answer: text(3, 60).describe('Label of the code that comes back.'),
    delivery: text(3, 60).describe('Label of the code of the third message.'),
    program: text(3, 90).describe('Label of the second message as a program.'),
  });
}

/** Authentication, and rotation of certificates and secrets. */
export const createAccess = ({ heading, titledText, text }: Builders) =>
  heading({
    token: titledText.describe('How to fetch a token; request and answer stand beside it.'),
    request: text(3, 60).describe('Label of the request.'),
    answer: text(3, 60).describe('Label of its answer.'),
    items: z
      .array(titledText)
      .length(4)
      .describe('What the token is bound to and allows, and how certificates and secrets change.'),
  });

/** Differences between sandbox and production, and the steps to production. */
export const createLive = ({ heading, titledText, table, text }: Builders) =>
  heading({
    table: table.describe('What is different, row by row.'),
    steps: text(5, 90).describe('Heading above the steps.'),
    items: z
      .array(titledText)
      .min(3)
      .max(8)
      .describe('What has to be shown before access to production is granted, in its order.'),
  });

/** Texts around code in several languages. */
export const createPrograms = ({ text }: Builders) =>
  z.strictObject({
    legend: text(3, 60).describe('What the keys choose, for screen readers.'),
    notes: z
      .tuple([text(5, 60), text(5, 60), text(5, 60)])
      .describe('What each needs to run: TypeScript, Python, Java.'),
  });

/** States of a transfer, and the reason codes. */
export const createStates = ({ heading, diagram, table, markdown }: Builders) =>
  heading({
    diagram,
    reasons: table.describe('Why a transfer was rejected or returned, and what the customer may hear.'),
    note: markdown(30, 300).describe('What else to know about the codes.'),
  });
