import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleChunks, findImported, nameByContent } from '#lib/next/bundle-chunks.build';
import type { LateScripts } from '#lib/next/delay-scripts.build';
import type { ReadSheet } from '#lib/next/inline-styles.build';
import { joinScripts } from '#lib/next/join-scripts.build';
import { listFiles } from './walk';

const chunks = '_next/static/chunks';
const chunkAddress = /\/_next\/static\/chunks\/[^"\\/]+\.js/g;

type ScriptJoiner = {
  /** Says what a document loads instead of these scripts, and writes it, once for all documents that have the same. */
  readonly join: (files: readonly string[]) => LateScripts;
  /** Removes the chunks that nothing loads any more, their text being in other files, or their document without a runtime. */
  readonly removeUnused: (documents: readonly string[]) => void;
};

/**
 * Joins the small scripts of the first load in a file of the export, and gives what they import a file each.
 *
 * @param out folder of the export
 * @param read gives its files by their addresses
 */
export function createScriptJoiner(out: string, read: ReadSheet): ScriptJoiner {
  const known = new Map<string, LateScripts>();
  const replaced = new Set<string>();

  const joinNew = (files: readonly string[]): LateScripts => {
    const {
      own,
      joined,
      text: all,
    } = joinScripts(files.map((address) => ({ address, text: read(address) })));
    const { text, bundles } = bundleChunks(all, read);
    const address = `/_next/${nameByContent(text)}`;
    for (const file of [...bundles, { address, text }])
      writeFileSync(path.join(out, file.address), file.text);
    for (const file of [...joined, ...bundles.flatMap(({ scripts }) => scripts)]) replaced.add(file);
    return { load: [address, ...own], held: joined };
  };

  return {
    join: (files) => {
      const key = files.join();
      const scripts = known.get(key) ?? joinNew(files);
      known.set(key, scripts);
      return scripts;
    },
    removeUnused: (documents) => {
      const named = documents.flatMap((html) => html.match(chunkAddress) ?? []);
      const used = new Set(named.filter((address) => !replaced.has(address)));
      // A set that grows while it is walked: what is imported may import in turn.
      for (const address of used)
        for (const file of findImported(read(address))) if (file.endsWith('.js')) used.add(file);
      for (const file of listFiles(path.join(out, chunks), (name) => name.endsWith('.js')))
        if (!used.has(`/${chunks}/${path.basename(file)}`)) rmSync(file);
    },
  };
}
