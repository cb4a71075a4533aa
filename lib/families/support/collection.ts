import { createCollection, type Entry } from '#lib/content/collection';
import { faqSchema, partnerSchema, type FaqItem, type PartnerItem } from './schema';

export type PartnerEntry = Entry<PartnerItem>;
export type FaqEntry = Entry<FaqItem>;

export const supportPartners = createCollection('support/partners', partnerSchema);

/** The pages of all companies; questions and answers is the only one that editors write as Markdown. */
export const supportPages = createCollection('support/pages', faqSchema);
