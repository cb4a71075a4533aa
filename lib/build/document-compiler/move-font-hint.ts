import { expectOfNext } from '#lib/next/next-output-error';

const fontHint = /<link rel="preload" href="[^"]+" as="font"[^>]*>/g;

/**
 * Moves the font's preload hint from the head to the end of the body: on a slow connection the document
 * downloads first, and the font still before scripts and images. Meanwhile a metric-compatible fallback is
 * used. Without a hint, the document is unchanged.
 *
 * @throws {NextOutputError} if the hint has another form or is not unique
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
