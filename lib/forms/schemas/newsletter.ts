import type { FormSchema } from '../form-schema';
import { subscriptionFields } from './subscription-fields';

export const newsletterForm: FormSchema = { id: 'newsletter', fields: subscriptionFields };
