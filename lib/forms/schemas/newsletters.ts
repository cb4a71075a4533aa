import { emailField, nameField } from '../fields';
import type { Field, FormSchema } from '../form-schema';

/** Fields of both newsletters. */
const subscriptionFields: readonly Field[] = [
  emailField,
  { ...nameField(false), isFreeText: true },
  { name: 'language', kind: 'radio', required: true, options: ['de', 'en'] },
];

export const newsletterForm: FormSchema = { id: 'newsletter', fields: subscriptionFields };

export const futuraNewsletterForm: FormSchema = { id: 'futura-newsletter', fields: subscriptionFields };
