import path from 'node:path';
import { imageSize } from 'image-size';
import { hasContentFile, readContentFile } from '#lib/config/content-store';

/**
 * Width and height in pixels of an image under `public/`, which prevent layout shifts.
 *
 * @param source absolute path of the image on the site, such as `/images/x.svg`
 * @returns undefined if there is no such file
 */
export function readImageSize(
  source: string,
): { readonly width: number; readonly height: number } | undefined {
  const file = path.join('public', source);
  return source.startsWith('/') && hasContentFile(file) ? imageSize(readContentFile(file)) : undefined;
}
