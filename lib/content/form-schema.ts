import { z } from 'zod';
import type { TextBuilders } from './text-builders';

/** Words of a form that belong to its page; what its fields are called stands with the words of the interface. */
export function createFormSchema({ text }: Pick<TextBuilders, 'text'>) {
  return z.strictObject({
    /** Heading of the form. */
    title: text(3, 60),
    /** How long it takes, beside the heading. */
    note: text(3, 40).optional(),
    /** What to know before filling it in. */
    lead: text(20, 300).optional(),
    /** What cannot be undone; stands in a frame above the question that decides it. */
    caution: z
      .strictObject({
        /** In one sentence. */ title: text(10, 90),
        /** What to check. */ text: text(40, 240),
      })
      .optional(),
    /** Words on the button; those of all forms without it. */
    submit: text(3, 40).optional(),
    /** Subject line, where there is no service and the form becomes an e-mail. */
    subject: z.string().min(5).max(80).optional(),
    /** What stands in the form's place once it was sent; without it, the page after it is shown. */
    done: z
      .strictObject({
        /** What has happened, in a few words. */ title: text(5, 80),
        /** What happens next. */ text: text(60, 300),
      })
      .optional(),
    /** What helps with single fields on this page, by their names. */
    hints: z.record(z.string(), text(10, 200)).optional(),
  });
}
