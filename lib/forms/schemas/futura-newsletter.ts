import type { FormSchema } from '../form-schema';
import { subscriptionFields } from './subscription-fields';

export const futuraNewsletterForm: FormSchema = { id: 'futura-newsletter', fields: subscriptionFields };
