import { z } from 'zod';
import type { TextBuilders } from './text-builders';

/** Texts of a form on its page; labels of fields are interface messages. */
export function createFormSchema({ text }: Pick<TextBuilders, 'text'>) {
  return z
    .strictObject({
      title: text(3, 60).describe('Heading of the form.'),
      note: text(3, 40).optional().describe('How long it takes, beside the heading.'),
      lead: text(20, 300).optional().describe('What to know before filling it in.'),
      caution: z
        .strictObject({
          title: text(10, 90).describe('In one sentence.'),
          text: text(40, 240).describe('What to check.'),
        })
        .optional()
        .describe('What cannot be undone; shown in a frame above the question that decides it.'),
      submit: text(3, 40).optional().describe('Words on the button; by default those of all forms.'),
      subject: z
        .string()
        .min(5)
        .max(80)
        .optional()
        .describe('Subject line, if there is no service and the form becomes an e-mail.'),
      done: z
        .strictObject({
          title: text(5, 80).describe('What has happened, in a few words.'),
          text: text(60, 300).describe('What happens next.'),
        })
        .optional()
        .describe('Text that replaces the form once it is sent; by default, the success page is shown.'),
      hints: z
        .record(z.string(), text(10, 200))
        .optional()
        .describe('Hints for single fields on this page, by field name.'),
    })
    .meta({ part: 'form', description: 'Words of the form.' });
}
