import { createHash } from 'node:crypto';
import { withBase } from '#lib/core/base-path';

/** Prefix of chunk URLs, which chunk names omit. */
export const chunkBase = withBase('/_next/');

/** File name of a script below `/_next/`: its content hash, from which `integrity` is derived. */
export const nameByContent = (text: string): string =>
  `static/chunks/${createHash('sha256').update(text).digest('base64url')}.js`;
