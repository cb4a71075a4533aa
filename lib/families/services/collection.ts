import { createCollection, type Entry } from '#lib/content/collection';
import { serviceSchema, type ServiceItem } from './schema';

export type ServiceEntry = Entry<ServiceItem>;

export const services = createCollection('services', serviceSchema);
