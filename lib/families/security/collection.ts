import { createCollection, type Entry } from '#lib/content/collection';
import { securitySchema, type SecurityItem } from './schema';

export type SecurityEntry = Entry<SecurityItem>;

export const securityArticles = createCollection('security', securitySchema);
