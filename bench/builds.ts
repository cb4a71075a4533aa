import path from 'node:path';
import { generateArticles } from './generate-articles';
import { runProgram } from './run-program';
import { copyApp, copySite } from './work-copy';

/**
 * Builds a copy of the site with generated articles.
 *
 * @param root folder for the copy
 * @param articles number of generated articles per language
 * @returns folder of the export
 * @throws Error with the output of a failed build
 */
export async function buildSite(root: string, articles: number): Promise<string> {
  const folder = path.join(root, 'site');
  copySite(folder);
  generateArticles(path.join(folder, 'content', 'glossary'), articles);
  await runProgram(['node_modules/.bin/tsx', 'lib/build/build.ts'], folder);
  return path.join(folder, 'out');
}

/**
 * Builds the app with an empty page.
 *
 * @returns folder of the export
 */
export async function buildBare(root: string): Promise<string> {
  const folder = path.join(root, 'bare');
  copyApp('bare-next', folder);
  await runProgram(['node_modules/.bin/next', 'build'], folder);
  return path.join(folder, 'out');
}
