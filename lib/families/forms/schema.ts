import { z } from 'zod';
import { daySchema, itemSchema } from '#lib/content/item-schema';

/** Front matter of `content/forms/<slug>/<locale>.md`: a page with something to take part in, and the page after it. */
export const formSchema = itemSchema.extend({
  /** Headline of the page. */
  title: z.string().min(10).max(80),
  /** What the reader gets, in one or two sentences. */
  summary: z.string().min(80).max(300),
  /** Day of the last change. */
  date: daySchema,
  /** Facts to know before taking part. */
  facts: z
    .array(z.strictObject({ label: z.string().min(3).max(40), value: z.string().min(3).max(140) }))
    .min(3)
    .max(5),
  /** The way to take part by e-mail. */
  participate: z.strictObject({
    title: z.string().min(5).max(60),
    /** What the message has to say; Markdown. */
    text: z.string().min(60).max(500),
    /** Words on the button. */
    action: z.string().min(5).max(40),
    /** Subject line of the message. */
    subject: z.string().min(5).max(80),
  }),
  /** The page that is shown when it is done. */
  success: z.strictObject({
    name: z.string().min(5).max(60),
    description: z.string().min(50).max(160),
    text: z.string().min(60).max(400),
    /** Pages to go on with. */
    next: z
      .array(z.strictObject({ name: z.string().min(3).max(60), path: z.string().startsWith('/') }))
      .min(2)
      .max(4),
  }),
});

export type FormItem = z.output<typeof formSchema>;
