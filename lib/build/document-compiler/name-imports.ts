import type { ImportedFiles } from '#lib/next/fetch-imported';
import { expectOfNext } from '#lib/next/next-output-error';

const named = /("[\w-]+"|[\w$]+):async\(\)=>\(await \w+\.A\((\d+)\)\)\./g;
const modules = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\["([^"]+)"\]/g;

function findImports(text: string): ImportedFiles {
  const files = new Map([...text.matchAll(modules)].map(([, id = '', file = '']) => [id, file]));
  const found = [...text.matchAll(named)].map(
    ([, name = '', id = '']) => [name.replaceAll('"', ''), files.get(id)] as const,
  );
  expectOfNext(
    found.length > 1 && found.every(([, file]) => file !== undefined),
    'writes an import as e.A(id) of a module that names its files',
    'chunks',
  );
  return Object.fromEntries(found.map(([name, file = '']) => [name, file]));
}

/**
 * Extracts the files of named dynamic imports (`name: async () => (await import('…')).Export`) from a script,
 * so that they can be prefetched without being run. The script reads them from `importedFiles`.
 *
 * @param text a script whose imports are one file each
 * @returns the changed script, and the files by name
 * @throws {NextOutputError} if a name has no file, or there are no names
 */
export function nameImports(text: string): { readonly text: string; readonly importedFiles: ImportedFiles } {
  const importedFiles = findImports(text);
  const names = new Map(Object.entries(importedFiles).map(([name, file]) => [file, name]));
  return {
    importedFiles,
    text: text.replace(modules, (module, _id, file: string) => {
      const name = names.get(file);
      return name === undefined
        ? module
        : module.replace(JSON.stringify(file), `importedFiles[${JSON.stringify(name)}]`);
    }),
  };
}
