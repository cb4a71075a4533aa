import { createCollection, type Entry } from '#lib/content/collection';
import { glossarySchema, type GlossaryItem } from './schema';

export type GlossaryEntry = Entry<GlossaryItem>;

export const glossary = createCollection('glossary', glossarySchema);
