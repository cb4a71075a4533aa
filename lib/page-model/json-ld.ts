import type { Thing } from 'schema-dts';

/** Kinds of works at schema.org that pages of this site are. */
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

/** A thing of that kind with the properties that the vocabulary knows. */
export type ThingOf<Name extends string> = Extract<Thing, { readonly '@type': Name }>;

/** What a page itself is: a work that somebody publishes in a language on a day. */
export type JsonLdWork = ThingOf<WorkName>;

/** What a page tells of and is not: it has no language, publisher or day of change of its own. */
export type JsonLdSubject = ThingOf<(typeof subjectNames)[number]>;

/** schema.org description of a page by its family. @see https://schema.org */
export type JsonLd = JsonLdWork | JsonLdSubject;

/** Whether a page tells of something rather than being it. */
export const isSubject = (thing: JsonLd): thing is JsonLdSubject =>
  subjectNames.some((name) => name === thing['@type']);
