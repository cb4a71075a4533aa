import { createCollection, type Entry } from '#lib/content/collection';
import { textSchema, type TextItem } from './schema';

export type TextEntry = Entry<TextItem>;

export const texts = createCollection('text', textSchema);
