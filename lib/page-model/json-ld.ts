import type { Thing } from 'schema-dts';

/** schema.org types of works used by this site. */
type WorkName =
  | 'AboutPage'
  | 'Article'
  | 'Blog'
  | 'BlogPosting'
  | 'CollectionPage'
  | 'ContactPage'
  | 'DefinedTermSet'
  | 'FAQPage'
  | 'NewsArticle'
  | 'PodcastEpisode'
  | 'PodcastSeries'
  | 'Report'
  | 'TechArticle'
  | 'WebPage'
  | 'WebSite';

const subjectNames = ['DefinedTerm', 'EducationEvent', 'JobPosting', 'Service'] as const;

/** A schema.org type with its properties. */
export type ThingOf<Name extends string> = Extract<Thing, { readonly '@type': Name }>;

/** Types for which the page is the thing itself: it gets language, publisher and date. */
export type JsonLdWork = ThingOf<WorkName>;

/** Types for things that the page describes: these have no language, publisher or date of their own. */
export type JsonLdSubject = ThingOf<(typeof subjectNames)[number]>;

/** schema.org description of a page, set by its family. @see https://schema.org */
export type JsonLd = JsonLdWork | JsonLdSubject;

/** Whether a page describes a thing rather than being it. */
export const isSubject = (thing: JsonLd): thing is JsonLdSubject =>
  subjectNames.some((name) => name === thing['@type']);
