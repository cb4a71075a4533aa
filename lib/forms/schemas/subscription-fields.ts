import { emailField, nameField } from '../fields';
import type { Field } from '../form-schema';

/** Fields of both newsletters. */
export const subscriptionFields: readonly Field[] = [
  emailField,
  { ...nameField(false), isFreeText: true },
  { name: 'language', kind: 'radio', required: true, options: ['de', 'en'] },
];
