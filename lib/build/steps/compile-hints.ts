import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findLateScripts } from '#lib/next/late-scripts';
import { listFiles } from './walk';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Bytes from which on a script is worth the hint: two hold nine tenths of the first load, with the others it costs more bytes than it saves time. */
const worthwhile = 100_000;

/**
 * Tells the browser to compile the scripts of the first load while they arrive, off the main
 * thread, instead of function by function when they run: on a phone that is most of the time for
 * which a page would not answer. Browsers that do not know the comment pass over it.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function hintCompilation(out: string): number {
  const documents = listFiles(out, (name) => name.endsWith('.html'));
  const scripts = [...new Set(documents.flatMap((file) => findLateScripts(readFileSync(file, 'utf8'))))];
  for (const script of scripts) {
    const file = path.join(out, script);
    const text = readFileSync(file, 'utf8');
    if (text.length >= worthwhile && !text.startsWith(hint)) writeFileSync(file, hint + text);
  }
  return scripts.length;
}
