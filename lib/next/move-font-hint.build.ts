import { expectOfNext } from './next-output-error';

const fontHint = /<link rel="preload" href="[^"]+" as="font"[^>]*>/g;

/**
 * Moves the hint to fetch the font from the head to the end of the body: on a slow line the document has all of it
 * until then, and the font still comes ahead of scripts and images. Until it is there another stands in that is as wide.
 *
 * A document without the hint stays as it is.
 *
 * @throws {NextOutputError} where the hint has another shape, or there are several
 */
export function moveFontHint(html: string): string {
  const [hint = '', ...others] = html.match(fontHint) ?? [];
  const rest = html.replace(hint, '');
  expectOfNext(
    others.length === 0 && !/<link[^>]* as="font"/.test(rest),
    'preloads the font by one <link rel="preload" href="…" as="font">',
    'font preload',
  );
  return rest.replace('</body>', () => `${hint}</body>`);
}
