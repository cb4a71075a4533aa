import { emailField, nameField, phoneField, textField } from '../fields';
import type { FormSchema } from '../form-schema';

export const enquiryForm: FormSchema = {
  id: 'enquiry',
  fields: [
    { name: 'topic', kind: 'select', required: true, options: ['sales', 'partner', 'other'] },
    nameField(true),
    { name: 'company', kind: 'text', required: true, maxLength: 120, autocomplete: 'organization' },
    emailField,
    phoneField(false),
    textField('message', true, 4000),
  ],
};
