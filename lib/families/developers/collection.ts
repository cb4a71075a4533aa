import { createCollection, type Entry } from '#lib/content/collection';
import { developersSchema, type DevelopersItem } from './schema';

export type DevelopersEntry = Entry<DevelopersItem>;

export const developersPages = createCollection('developers', developersSchema);
