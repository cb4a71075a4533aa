import { findStarter } from '#lib/next/late-scripts';
import { hashInlineStyles } from '#lib/server/content-policy';

const disabledSheet = /<link rel="stylesheet"[^>]*\sdisabled=""[^>]*>/g;
const scriptRule = /; script-src [^;"]*/;
const starter = /<script\b[^>]*\sdata-files="[^>]*><\/script>/;
/** Executable scripts, not data blocks. */
const script = /<script\b(?![^>]*ld\+json)|<link\b[^>]*\.js"/;

function expectOf(html: string, isTrue: boolean, expected: string): void {
  if (isTrue) return;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'a document';
  throw new Error(`The static twin of ${canonical}: expected ${expected}, found none.`);
}

/**
 * Creates the static twin of a document: the same markup and styles without scripts. Removes the starter and
 * disabled style links; JSON-LD stays. The policy forbids scripts and still allows the styles.
 *
 * @param html finished document of the export
 * @throws Error if a script is left, or the policy does not allow the styles
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

/** Whether a document starts the runtime; others are their own twins. */
export function hasRuntime(html: string): boolean {
  return findStarter(html).length > 0;
}
