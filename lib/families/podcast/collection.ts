import { createCollection, type Entry } from '#lib/content/collection';
import { episodeSchema, type EpisodeItem } from './schema';

export type EpisodeEntry = Entry<EpisodeItem>;

export const episodes = createCollection('podcast', episodeSchema);
