import { findStarter } from '#lib/next/late-scripts';
import { hashInlineStyles } from '#lib/server/content-policy';

const disabledSheet = /<link rel="stylesheet"[^>]*\sdisabled=""[^>]*>/g;
const scriptRule = /; script-src [^;"]*/;
const starter = /<script\b[^>]*\sdata-files="[^>]*><\/script>/;
/** Anything that would still run: blocks of data do not. */
const script = /<script\b(?![^>]*ld\+json)|<link\b[^>]*\.js"/;

function expectOf(html: string, isTrue: boolean, expected: string): void {
  if (isTrue) return;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'a document';
  throw new Error(`The static twin of ${canonical}: expected ${expected}, found none.`);
}

/**
 * Makes the static twin of a document: the same markup and styles without anything that runs, as if
 * the site had no runtime. The starter and the disabled style links that only the runtime reads go;
 * blocks of data (JSON-LD) stay. Its policy allows no script at all, so that one which
 * survived could not run, and allows its styles as before.
 *
 * @param html finished document of the export
 * @throws Error when a script would survive, or when the policy would not allow the styles
 */
export function makeTwin(html: string): string {
  expectOf(html, scriptRule.test(html), 'a policy with a rule for scripts');
  const twin = html.replace(starter, '').replace(disabledSheet, '').replace(scriptRule, '');
  expectOf(html, !script.test(twin), 'no script but the starter');
  const styles = hashInlineStyles(twin);
  expectOf(
    twin,
    styles.length > 0 && styles.every((hash) => twin.includes(hash)),
    'styles that its policy allows',
  );
  return twin;
}

/** Whether a document starts the runtime: others are their own twins. */
export function hasRuntime(html: string): boolean {
  return findStarter(html).length > 0;
}
