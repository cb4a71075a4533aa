import { emailField, nameField, phoneField, textField } from '../fields';
import type { FormSchema } from '../form-schema';

/** What happened comes first: the person and the account are of interest only then. */
export const complaintForm: FormSchema = {
  id: 'complaint',
  fields: [
    {
      name: 'matter',
      kind: 'select',
      required: true,
      options: ['payment', 'card', 'account', 'loan', 'service', 'other'],
    },
    { name: 'app', kind: 'text', required: false, maxLength: 120 },
    textField('events', true, 4000),
    textField('wish', false, 1000),
    nameField(true),
    emailField,
    phoneField(false),
    { name: 'account', kind: 'text', required: false, maxLength: 42, isPrivate: true },
  ],
};
