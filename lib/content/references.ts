import path from 'node:path';
import { z } from 'zod';
import { listContentFolder } from '#lib/config/content-store';

/** Collections whose items other content may name: their folders below `content`. */
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

/** The slugs of a collection: the names of its items' folders. */
export function listSlugs(collection: string): string[] {
  return listContentFolder(path.posix.join('content', collection))
    .flatMap((name) => (name.endsWith('/') ? [name.slice(0, -1)] : []))
    .sort();
}

/**
 * The slug of an item of another collection, or of the same. Families do not know each other, so it
 * is held against the folders: a misspelt slug stops the build where it stands.
 */
export function refSchema(collection: RefTarget) {
  return z
    .string()
    .refine((slug) => listSlugs(collection).includes(slug), {
      error: () => `the slug of an item of content/${collection}: ${listSlugs(collection).join(', ')}`,
    });
}
