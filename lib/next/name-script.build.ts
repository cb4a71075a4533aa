import { createHash } from 'node:crypto';
import { withBase } from '#lib/core/base-path';

/** What chunk addresses begin with, and what a chunk's own name leaves out. */
export const chunkBase = withBase('/_next/');

/**
 * Name of a script by its text: below `/_next/`, never another text under it, and what its element's
 * `integrity` is made of.
 */
export const nameByContent = (text: string): string =>
  `static/chunks/${createHash('sha256').update(text).digest('base64url')}.js`;
