import { caseStudies } from '#lib/families/case-studies/collection';
import { glossary } from '#lib/families/glossary/collection';
import { industries } from '#lib/families/industries/collection';
import { networks } from '#lib/families/exchange-rates/collection';
import { securityArticles } from '#lib/families/security/collection';
import { supportPartners } from '#lib/families/support/collection';
import { posts } from '#lib/families/blog/collection';
import { episodes } from '#lib/families/podcast/collection';
import { publications } from '#lib/families/publications/collection';
import { webinars } from '#lib/families/webinars/collection';
import { services } from '#lib/families/services/collection';
import { texts } from '#lib/families/text/collection';
import type { Locale } from '#lib/i18n/locales';

export const collections = {
  glossary,
  services,
  text: texts,
  security: securityArticles,
  support: supportPartners,
  'exchange-rates': networks,
  'case-studies': caseStudies,
  industries,
  blog: posts,
  podcast: episodes,
  publications,
  webinars,
} as const;
export type Family = keyof typeof collections;
export type Item = ReturnType<(typeof collections)[Family]['get']>;

export const families = Object.keys(collections) as Family[];
export const listItems = (family: Family, locale: Locale): readonly Item[] => collections[family].all(locale);
