import { createCollection, type Entry } from '#lib/content/collection';
import { publicationSchema, type PublicationItem } from './schema';

export type PublicationEntry = Entry<PublicationItem>;

export const publications = createCollection('publications', publicationSchema);
