import type { ImportedFiles } from './fetch-imported';
import { expectOfNext } from './next-output-error';

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
 * Lifts the files of what a script imports by name (`name: async () => (await import('…')).Export`) out of it,
 * so that they can be fetched without being run. The script takes them from there: each stands once.
 *
 * @param text a script whose imports are one file each
 * @returns the script, which finds the files as `importedFiles`, and the files by their names
 * @throws {NextOutputError} where a name has no file, or nothing has a name
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
