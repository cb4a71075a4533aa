import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

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
  const folder = path.posix.join('content', collection);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
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
