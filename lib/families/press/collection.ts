import { createCollection, type Entry } from '#lib/content/collection';
import { pressSchema, releaseSchema, type PressItem, type ReleaseItem } from './schema';

export type PressEntry = Entry<PressItem>;
export type ReleaseEntry = Entry<ReleaseItem>;

export const pressPages = createCollection('press/pages', pressSchema);
export const releases = createCollection('press/releases', releaseSchema);
