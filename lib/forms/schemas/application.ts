import { emailField, nameField, phoneField, textField } from '../fields';
import type { Field, FormSchema } from '../form-schema';

/** PDF of at most 5 MB. */
const pdfField = (name: string, required: boolean): Field => ({
  name,
  kind: 'file',
  required,
  isPrivate: true,
  maxBytes: 5_000_000,
});

/** Slug of the job, a hidden field; empty for an unsolicited application. */
const jobField: Field = {
  name: 'job',
  kind: 'hidden',
  required: false,
  maxLength: 80,
  check: (value) => (/^[a-z\d-]+$/.test(value) ? undefined : { key: 'characters' }),
};

export const applicationForm: FormSchema = {
  id: 'application',
  fields: [
    jobField,
    nameField(true),
    emailField,
    phoneField(false),
    { name: 'start', kind: 'text', required: false, maxLength: 80 },
    textField('message', false, 4000),
    pdfField('cv', true),
    pdfField('references', false),
  ],
};
