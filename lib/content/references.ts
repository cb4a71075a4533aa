import path from 'node:path';
import { z } from 'zod';
import { listContentFolder } from '#lib/config/content-store';

/** Collections that other content may refer to, by folder below `content`. */
export type RefTarget =
  | 'blog'
  | 'case-studies'
  | 'glossary'
  | 'industries'
  | 'podcast'
  | 'publications'
  | 'security'
  | 'services'
  | 'webinars';

/** The slugs of a collection: the names of its item folders. */
export function listSlugs(collection: string): string[] {
  return listContentFolder(path.posix.join('content', collection))
    .flatMap((name) => (name.endsWith('/') ? [name.slice(0, -1)] : []))
    .sort();
}

/**
 * The slug of an item of a collection. Families are independent of each other, so it is checked against the
 * folders: a misspelt slug is reported where it is used.
 */
export function refSchema(collection: RefTarget) {
  return z
    .string()
    .refine((slug) => listSlugs(collection).includes(slug), {
      error: () => `the slug of an item of content/${collection}: ${listSlugs(collection).join(', ')}`,
    })
    .meta({ form: `slug of \`content/${collection}\`` });
}
