import { findIntegrity } from './integrity';
import type { RuntimeEntry } from './start-plan';
import { takeScripts } from './take-scripts.build';

/** Files of a build that documents name by their addresses; their names are made of their text. */
export type ScriptFiles = {
  /** Address of the script that fetches the others. */
  readonly starter: string;
  /** Says what to load instead of these files, in their order. */
  readonly join: (files: readonly string[], entry: RuntimeEntry) => readonly string[];
  /** Writes a script. @returns its address */
  readonly write: (text: string) => string;
};

/** A script element whose file has to be what its name says. */
export function formatScript(address: string, attributes = ''): string {
  return `<script src="${address}" integrity="${findIntegrity(address)}"${attributes}></script>`;
}

/**
 * Finishes a document that starts Next's runtime: it has one script, which
 * fetches the others, and the document's data for hydration, when they are wanted.
 *
 * @param html document as Next writes it
 * @throws {NextOutputError} where Next writes documents of another shape
 */
export function finishDocument(html: string, { starter, join, write }: ScriptFiles): string {
  const { html: text, files, entry, data } = takeScripts(html);
  const late = [...join(files, entry), write(data)].join(' ');
  return text.replace('</head>', () => `${formatScript(starter, ` async="" data-files="${late}"`)}</head>`);
}
