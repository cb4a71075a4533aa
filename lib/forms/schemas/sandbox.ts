import { emailField, nameField } from '../fields';
import type { FormSchema } from '../form-schema';

/** Access to the sandbox for developers. */
export const sandboxForm: FormSchema = {
  id: 'sandbox',
  fields: [
    emailField,
    nameField(false),
    { name: 'company', kind: 'text', required: false, maxLength: 120, autocomplete: 'organization' },
    {
      name: 'service',
      kind: 'radio',
      required: true,
      options: ['accounts', 'payments', 'cards', 'loans', 'identification', 'several'],
    },
    { name: 'sandbox-terms', kind: 'checkbox', required: true },
  ],
};
