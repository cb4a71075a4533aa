import { z } from 'zod';
import { textToHtml } from '#lib/content/shared-builders';
import type { Builders } from '#lib/content/schema';

/** Sandbox amounts that trigger an outcome, as a switch. */
export function createCents({ heading, markdown, text }: Builders) {
  const outcome = z.strictObject({
    amount: z
      .string()
      .regex(/^\d+\.\d\d$/, 'an amount such as "1250.13"')
      .describe('The amount, with a decimal point and cents.'),
    state: z
      .enum(['settled', 'rejected', 'on_hold', 'returned'])
      .describe('State that the transfer reaches, as the field status names it.'),
    text: markdown(30, 300).describe('What happens, and which event says so.'),
  });
  return heading({
    legend: text(3, 60).describe('Label of the options, such as "Amount of the transfer".'),
    outcomes: z
      .array(outcome.transform(textToHtml))
      .length(4)
      .describe('The amounts and their results; the first, which is settled, is selected.'),
  });
}

/** Short names of the page's parts, for the table of contents. */
export function createParts({ text }: Builders) {
  const name = text(3, 16);
  return z.strictObject({
    label: text(3, 40).describe('Label of the navigation, for screen readers and on the button on phones.'),
    start: name.describe('Link to the first day in the sandbox.'),
    cents: name.describe('Link to the amounts for testing.'),
    access: name.describe('Link to token and certificate.'),
    live: name.describe('Link to access to production.'),
    transfer: name.describe('Link to the three messages.'),
    states: name.describe('Link to the states.'),
    webhooks: name.describe('Link to the verification of webhooks.'),
    resources: name.describe('Link to the resources.'),
    rules: name.describe('Link to the rules for every request.'),
    errors: name.describe('Link to the errors.'),
    changelog: name.describe('Link to the changelog.'),
  });
}

/** The versions, which are in `content/developers/changelog.ts`, with the support period of each. */
export function createChangelog({ heading, markdown, text }: Builders) {
  return heading({
    more: markdown(20, 200).describe('Where all changes are; shown below the versions.'),
    support: z
      .strictObject({
        months: z.number().int().positive().describe('How many months a version is supported.'),
        title: text(5, 80).describe('Title of the drawing.'),
        until: text(3, 40).describe('Words before the last day.'),
        alt: text(30, 300).describe('What the drawing proves; its text alternative.'),
        head: z
          .tuple([text(2), text(2), text(2)])
          .describe('Names of the columns of its table: version, from, until.'),
      })
      .describe('The support of each version, drawn on a time scale.'),
  });
}

/** The request in the head of the page. */
export const createOpening = ({ text }: Builders) =>
  z.strictObject({
    request: text(3, 60).describe('Label of the request.'),
    answer: text(3, 60).describe('Label of its answer.'),
    way: text(10, 90).describe('What the states below show.'),
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
    token: titledText.describe('How to get a token; request and answer are shown beside it.'),
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
      .describe('What has to be shown before access to production is granted, in order.'),
  });

/** Texts around code in several languages. */
export const createPrograms = ({ text }: Builders) =>
  z.strictObject({
    legend: text(3, 60).describe('Label of the choice of language, for screen readers.'),
    notes: z
      .tuple([text(5, 60), text(5, 60), text(5, 60)])
      .describe('Requirements of each language: TypeScript, Python, Java.'),
  });

/** States of a transfer, and the reason codes. */
export const createStates = ({ heading, diagram, table, markdown }: Builders) =>
  heading({
    diagram,
    reasons: table.describe(
      'Reasons for a rejected or returned transfer, and what the customer may be told.',
    ),
    note: markdown(30, 300).describe('What else to know about the codes.'),
  });
