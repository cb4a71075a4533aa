import { listPages } from '#lib/registry/registry';
import { pageDataPath } from './contract';
import { emitPage, emitSharedFiles } from './emit';

/**
 * A file of the contract by its path, for the development server.
 *
 * @param path such as `/page-data/en/page-data.json`
 * @returns the file's JSON; undefined if there is no such file
 */
export function findEmittedFile(path: string): string | undefined {
  const page = listPages().find((candidate) =>
    [candidate.path, ...candidate.aliases].some((address) => pageDataPath(address) === path),
  );
  const files = page ? emitPage(page) : emitSharedFiles();
  return files.find((file) => file.path === path)?.json;
}
