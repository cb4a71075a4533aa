import { emailField, phoneField, textField } from '../fields';
import type { Field, FormSchema } from '../form-schema';

/** A field that is asked for if the answer is to come this way. */
const forAnswer = (way: string, field: Field): Field => ({
  ...field,
  required: true,
  applies: ({ answer }) => answer === way,
});

const fields: readonly Field[] = [
  {
    name: 'breach',
    kind: 'select',
    required: true,
    options: ['crime', 'laundering', 'banking', 'data', 'workplace', 'other'],
  },
  textField('report', true, 8000),
  {
    name: 'connection',
    kind: 'select',
    required: false,
    options: ['employee', 'former', 'partner', 'supplier', 'other'],
  },
  { name: 'earlier', kind: 'text', required: false, maxLength: 20 },
  { name: 'answer', kind: 'radio', required: true, options: ['email', 'phone', 'post', 'none'] },
  forAnswer('email', emailField),
  forAnswer('phone', phoneField(true)),
  forAnswer('post', { name: 'postal', kind: 'textarea', required: true, maxLength: 300 }),
];

/**
 * Asks for no name, and for an address only where an answer is wanted. Everything is private: no mail and no
 * draft on the device contains any of it.
 */
export const whistleblowingForm: FormSchema = {
  id: 'whistleblowing',
  isConfidential: true,
  fields: fields.map((field) => ({ ...field, isPrivate: true })),
};
