import { findIntegrity } from '#lib/next/integrity';
import type { RuntimeEntry } from '#lib/next/start-plan';
import { takeScripts } from './take-scripts';

/** The script files of a build; their names are content hashes. */
export type ScriptFiles = {
  /** URL of the script that loads the others. */
  readonly starter: string;
  /** Maps a document's files to the joined files, in order. */
  readonly join: (files: readonly string[], entry: RuntimeEntry) => readonly string[];
  /** Writes a script. @returns its URL */
  readonly write: (text: string) => string;
};

/** A script element with `integrity`. */
export function formatScript(address: string, attributes = ''): string {
  return `<script src="${address}" integrity="${findIntegrity(address)}"${attributes}></script>`;
}

/**
 * Finishes a document with Next's runtime: it has one script, which loads the others and the hydration
 * data when they are needed.
 *
 * @param html document as written by Next
 * @throws {NextOutputError} if Next's output has changed
 */
export function replaceScripts(html: string, { starter, join, write }: ScriptFiles): string {
  const { html: text, files, entry, data } = takeScripts(html);
  const late = [...join(files, entry), write(data)].join(' ');
  return text.replace('</head>', () => `${formatScript(starter, ` async="" data-files="${late}"`)}</head>`);
}
