import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '#lib/content/content-error';
import { isLanguage, languageCodes, type Language } from '#lib/i18n/languages';
import { listFiles } from '../steps/walk';

/** A line of a text file, or a string of a module, with its place. */
export type WrittenText = Pick<ContentProblem, 'file' | 'line' | 'path'> & {
  readonly language: Language;
  readonly text: string;
  /** Key of the string in its module. */
  readonly key?: string;
};

type Leaf = { readonly path: readonly string[]; readonly text: string };

function listLeaves(value: unknown, above: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path: above, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listLeaves(part, [...above, key]));
}

/** Key of a string: entries of a list have that of the list. */
const keyOf = (leaf: Leaf): string => leaf.path.findLast((key) => !/^\d+$/.test(key)) ?? '';

const listContent = (ending: string): string[] =>
  listFiles('content', (name) => name.endsWith(ending)).map((file) => file.replaceAll(path.sep, '/'));

function readLines(file: string): WrittenText[] {
  const language = path.posix.basename(file, '.md');
  if (!isLanguage(language)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((text, index) => ({ file, language, text, line: index + 1 }));
}

/**
 * Lists the strings of a module below a key that is a language: `{ en: { title: '…' }, de: { title: '…' } }`.
 *
 * @param exported values of the module by name
 */
export function listStrings(file: string, exported: Readonly<Record<string, unknown>>): WrittenText[] {
  return Object.values(exported).flatMap((value) =>
    listLeaves(value).flatMap((leaf) => {
      const language = leaf.path.find(isLanguage);
      return language ? [{ file, language, text: leaf.text, path: leaf.path, key: keyOf(leaf) }] : [];
    }),
  );
}

async function readModule(file: string): Promise<WrittenText[]> {
  // eslint-disable-next-line no-restricted-syntax -- every module of content, whatever its name
  const exported: unknown = await import(`#${file.replace(/\.ts$/, '')}`);
  return listStrings(file, exported as Readonly<Record<string, unknown>>);
}

function readMessages(language: Language): WrittenText[] {
  const file = `messages/${language}.json`;
  const json = readFileSync(file, 'utf8');
  const lines = json.split('\n');
  return listLeaves(JSON.parse(json)).map((leaf) => ({
    ...{ file, language, text: leaf.text, key: keyOf(leaf) },
    line: lines.findIndex((line) => line.includes(JSON.stringify(leaf.text))) + 1,
  }));
}

/** Every text that editors write: content in all languages, and the messages. */
export async function listWrittenTexts(): Promise<WrittenText[]> {
  const modules = await Promise.all(listContent('.ts').map(readModule));
  return [
    ...listContent('.md').flatMap(readLines),
    ...modules.flat(),
    ...languageCodes.flatMap(readMessages),
  ];
}
