import { textField } from '../fields';
import type { FormSchema } from '../form-schema';

/** Path of a page of the site: nothing else is stored, or redirected to. */
const pathForm = /^\/(?:de|en)\/(?:[a-z\d-]+\/)*$/;

/** Whether a page helped, with a sentence; a mistake needs the sentence. */
export const feedbackForm: FormSchema = {
  id: 'feedback',
  isAnonymous: true,
  fields: [
    {
      name: 'page',
      kind: 'hidden',
      required: true,
      maxLength: 200,
      check: (value) => (pathForm.test(value) ? undefined : { key: 'characters' }),
    },
    { name: 'helpful', kind: 'radio', required: true, options: ['yes', 'no', 'mistake'] },
    { ...textField('sentence', ({ helpful }) => helpful === 'mistake', 300), isFreeText: true },
  ],
};
