import { createCollection, type Entry } from '#lib/content/collection';
import { networkSchema, type NetworkItem } from './schema';

export type NetworkEntry = Entry<NetworkItem>;

export const networks = createCollection('exchange-rates', networkSchema);
