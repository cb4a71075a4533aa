import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripBase } from '#lib/core/base-path';
import { createBundler, expectImports } from './bundle-chunks';
import type { ScriptFiles } from './replace-scripts';
import type { ReadStyleSheet } from './inline-styles';
import { joinScripts } from './join-scripts';
import { nameImports } from './name-imports';
import { chunkBase, nameByContent } from './name-script';
import { writeStartFile } from './start-file';
import type { RuntimeEntry } from '#lib/next/start-plan';
import { listFiles } from '../steps/walk';

const chunks = '_next/static/chunks';
const chunkAddress = /\/_next\/static\/chunks\/[^"\\/\s]+\.js/g;

type ScriptJoiner = Pick<ScriptFiles, 'join' | 'write'> & {
  /** Removes chunks that are no longer loaded, because they were joined or their document has no runtime. */
  readonly removeUnused: (documents: readonly string[]) => void;
};

/**
 * Joins the small scripts of the first load in one file, and bundles each dynamic import in one file.
 *
 * @param out folder of the export
 * @param read reads its files by URL
 * @param globals global variables of its scripts
 */
export function createScriptJoiner(
  out: string,
  read: ReadStyleSheet,
  globals: Pick<Window, 'templateRules'>,
): ScriptJoiner {
  const joined = new Map<string, readonly string[]>();
  const written = new Set<string>();
  const bundler = createBundler(read);

  const write = (text: string): string => {
    const address = `${chunkBase}${nameByContent(text)}`;
    if (!written.has(address)) writeFileSync(path.join(out, stripBase(address)), text);
    written.add(address);
    return address;
  };

  const joinNew = (files: readonly string[], entry: RuntimeEntry): readonly string[] => {
    const scripts = joinScripts(files.map((address) => ({ address, text: read(address) })));
    expectImports(scripts.text);
    const { text, importedFiles } = nameImports(bundler.bundle(scripts.text));
    const start = writeStartFile(files, text, scripts.own, entry, { ...globals, importedFiles });
    for (const { text } of bundler.list()) write(text);
    return [write(start), ...scripts.own.map(({ text }) => write(text))];
  };

  return {
    write,
    join: (files, entry) => {
      const key = JSON.stringify([files, entry]);
      const scripts = joined.get(key) ?? joinNew(files, entry);
      joined.set(key, scripts);
      return scripts;
    },
    removeUnused: (documents) => {
      const used = new Set([
        ...[...written].map(stripBase),
        ...documents.flatMap((html) => html.match(chunkAddress) ?? []),
      ]);
      for (const file of listFiles(path.join(out, chunks), (name) => name.endsWith('.js')))
        if (!used.has(`/${chunks}/${path.basename(file)}`)) rmSync(file);
    },
  };
}
