import { emailField, nameField } from '../fields';
import type { Field } from '../form-schema';

/** What both newsletters ask for. */
export const subscriptionFields: readonly Field[] = [
  emailField,
  { ...nameField(false), isFreeText: true },
  { name: 'language', kind: 'radio', required: true, options: ['de', 'en'] },
];
