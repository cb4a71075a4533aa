import { createCollection, type Entry } from '#lib/content/collection';
import { formSchema, type FormItem } from './schema';

export type FormEntry = Entry<FormItem>;

export const forms = createCollection('forms', formSchema);
