import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { textToHtml } from '#lib/content/shared-builders';
import { buildPath } from '#lib/i18n/path';

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

/** The request in the head of the first page. */
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
    repeat: text(3, 60).describe('Heading of the second message as a program.'),
    repeatText: markdown(30, 400).describe('Why the program may repeat the request.'),
    request: text(3, 60).describe('Label of the code that is sent.'),
    answer: text(3, 60).describe('Label of the code that comes back.'),
    program: text(3, 90).describe('Label of the program.'),
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
      .length(3)
      .describe('What the token is bound to and allows, and how certificates change.'),
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

/** The check of a delivery's signature. */
export const createSignature = ({ heading, titledText, text, markdown }: Builders) =>
  heading({
    items: z.array(titledText).length(3).describe('What to mind in the check.'),
    caption: text(3, 60).describe('Label of the code.'),
    note: markdown(30, 300).describe('A remark that closes the section.'),
  });

/** Deliveries that are repeated, and how to handle them. */
export const createDeliveries = ({ heading, titledText, text }: Builders) =>
  heading({
    retries: z
      .strictObject({
        label: text(10, 90).describe('What the line of times shows.'),
        times: z
          .array(text(2, 10))
          .min(3)
          .max(12)
          .describe('Time of each retry since the first attempt, such as "30 s".'),
      })
      .describe('When a delivery is repeated, drawn as a line.'),
    items: z.array(titledText).min(2).max(6).describe('The entries of the section.'),
  });

/** Rules for every request. */
export const createRules = ({ heading, titledText }: Builders) =>
  heading({
    idempotency: titledText.describe('How to repeat a request.'),
    errors: titledText.describe('How an error is reported; an example is shown beside it.'),
    versions: titledText.describe('How the interface changes.'),
    limits: titledText.describe('How many requests are allowed.'),
    pagination: titledText.describe('How to page through a list; an example is shown beside it.'),
  });

/** Links to the other pages for developers. */
export const createMore = ({ heading, text, language }: Builders) =>
  heading({
    items: z
      .array(
        z
          .strictObject({
            name: text(3, 60).describe('Words of the link.'),
            id: z
              .string()
              .describe('Address of the page without language and outer slashes, such as `status`.'),
            text: text(20, 140).describe('What the page offers.'),
          })
          .transform(({ id, ...page }) => ({
            ...page,
            id: id.split('/').at(-1) ?? id,
            path: buildPath(language, id),
          })),
      )
      .min(3)
      .max(6)
      .describe('The pages.'),
  });
