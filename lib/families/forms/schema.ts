import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';

/** Front matter of `content/forms/<slug>/<locale>.md`: a page with something to take part in, and the page after it. */
const formSchema = defineSchema(({ item, text, markdown }) =>
  item.extend({
    /** Headline of the page. */
    title: text(10, 80),
    /** What the reader gets, in one or two sentences. */
    summary: text(80, 300),
    /** Day of the last change. */
    date: daySchema,
    /** Facts to know before taking part. */
    facts: z
      .array(z.strictObject({ label: text(3, 40), value: text(3, 140) }))
      .min(3)
      .max(5),
    /** The way to take part by e-mail. */
    participate: z.strictObject({
      title: text(5, 60),
      /** What the message has to say; Markdown. */
      text: markdown(60, 500),
      /** Words on the button. */
      action: text(5, 40),
      /** Subject line of the message. */
      subject: z.string().min(5).max(80),
    }),
    /** The page that is shown when it is done. */
    success: z.strictObject({
      /** Title of the page, which is its headline too. */
      name: text(5, 60),
      /** Sentence for search results and previews. */
      description: text(50, 160),
      /** Thanks, and what happens next; stands under the headline. */
      text: text(60, 400),
      /** Pages to go on with. */
      next: z
        .array(z.strictObject({ name: text(3, 60), path: z.string().startsWith('/') }))
        .min(2)
        .max(4),
    }),
  }),
);

export type FormEntry = Entry<Output<typeof formSchema>>;

export const forms = createCollection('forms', formSchema);
