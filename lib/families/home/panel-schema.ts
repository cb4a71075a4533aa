import { z } from 'zod';
import { panelContent } from '#content/home/panel';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema } from '#lib/facts/customers';
import { listExampleFacts } from '#lib/facts/example-facts';

/** The routes that can be set on the panel, in the order of their keys. */
const routeNames = ['account', 'transfer', 'card', 'instalments'] as const;

/** One language of `content/home/panel.ts`. */
const panelSchema = defineSchema(({ text }) => {
  const screen = z.strictObject({
    /** Heading of the app's screen. */ title: text(5, 24),
    /** A line below it. */ note: text(5, 60),
    /** The amount, where money moves. */ amount: text(3, 50).optional(),
    /** What else the screen tells. */
    rows: z
      .array(z.strictObject({ name: text(2, 20), value: text(2, 60) }))
      .min(1)
      .max(2),
    /** Checks that are passed. */ checks: z.array(text(5, 32)).min(1).max(3),
    /** Words on the screen's button. */ action: text(5, 26),
  });
  const message = z.strictObject({
    /** Who does something. */ name: text(3, 20),
    /** What, in a few words that go on from the name. */ text: text(8, 60),
    /** Request, state or event of the interface, as the developers' page names it. */
    code: z.string().max(24).optional(),
  });
  return z.strictObject({
    /** Question before the keys, which complete it. */ legend: text(10, 60),
    /** The routes, in the order of the keys. */
    routes: z
      .array(
        z.strictObject({
          /** Which route it is; one of each. */ route: z.enum(routeNames),
          /** Words of the key, which complete the question. */ key: text(5, 24),
          /** Slug of the company whose app shows the screen. */ company: customerSlugSchema,
          /** What the app shows. */ screen,
          /** What happens on the way, stop by stop. */ messages: z.array(message).min(3).max(5),
        }),
      )
      .length(routeNames.length),
  });
}, listExampleFacts);

export const readPanel = createWords('content/home/panel.ts', panelContent, panelSchema);
