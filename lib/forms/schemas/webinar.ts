import { emailField, nameField } from '../fields';
import type { FormSchema } from '../form-schema';

/** Sign-up for a webinar, which the hidden field names by its day; only the server knows which are open. */
export const webinarForm: FormSchema = {
  id: 'webinar',
  fields: [
    {
      name: 'webinar',
      kind: 'hidden',
      required: true,
      maxLength: 10,
      check: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? undefined : { key: 'characters' }),
    },
    emailField,
    nameField(false),
  ],
};
