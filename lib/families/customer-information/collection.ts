import { createCollection, type Entry } from '#lib/content/collection';
import { customerInformationSchema, type CustomerInformationItem } from './schema';

/** A text in its own language, which need not be that of the address at which it is shown. */
export type CustomerInformationEntry = Entry<CustomerInformationItem>;

export const customerInformation = createCollection('customer-information', customerInformationSchema, {
  languages: 'some',
});
