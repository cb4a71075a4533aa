import { createCollection, type Entry } from '#lib/content/collection';
import { webinarSchema, type WebinarItem } from './schema';

export type WebinarEntry = Entry<WebinarItem>;

export const webinars = createCollection('webinars', webinarSchema);
