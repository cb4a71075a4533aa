import { z } from 'zod';
import { panelContent } from '#content/home/route-panel';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema } from '#lib/facts/customers';
import { listExampleFacts } from '#lib/facts/example-facts';
import { clockTime } from '#lib/facts/mockup-schema';

/** Routes of the panel, in the order of its buttons. */
const routeNames = ['account', 'transfer', 'card', 'instalments'] as const;

/** Texts of `content/home/route-panel.ts` in one language. */
const panelSchema = defineSchema(({ text }) => {
  const screen = z.strictObject({
    time: clockTime,
    title: text(5, 24).describe("Heading of the app's screen."),
    note: text(5, 60).describe('A line below it.'),
    amount: text(3, 50).optional().describe('The amount, where money moves.'),
    rows: z
      .array(
        z.strictObject({
          name: text(2, 20).describe('Short heading of the entry.'),
          value: text(2, 60).describe('The value, with its unit if it has one.'),
        }),
      )
      .min(1)
      .max(3)
      .describe('Other rows on the screen.'),
    checks: z.array(text(5, 32)).min(1).max(3).describe('Checks that have succeeded.'),
    action: text(5, 26).describe("Words on the screen's button."),
  });
  const message = z.strictObject({
    name: text(3, 20).describe('Who acts.'),
    text: text(8, 60).describe('What happens, in a few words that continue after the name.'),
    code: z
      .string()
      .max(24)
      .optional()
      .describe('Request, state or event of the interface, as a page for developers names it.'),
  });
  return z.strictObject({
    legend: text(10, 60).describe('Question before the options, which complete it.'),
    routes: z
      .array(
        z.strictObject({
          route: z.enum(routeNames).describe('Name of the route; each is used once.'),
          key: text(5, 24).describe('Words of the option, which complete the question.'),
          company: customerSlugSchema.describe('Slug of the company whose app shows the screen.'),
          screen: screen.describe('What the app shows.'),
          messages: z.array(message).min(3).max(5).describe('What happens, stop by stop.'),
        }),
      )
      .length(routeNames.length)
      .describe('The routes, in the order of the options.'),
  });
}, listExampleFacts);

export const readPanel = createWords('content/home/route-panel.ts', panelContent, panelSchema);
