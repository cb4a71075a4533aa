import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '#lib/content/front-matter';
import { renderMarkdown } from '#lib/content/markdown/render';
import type { RenderedMarkdown } from '#lib/content/markdown/rendered';
import { languages } from '#lib/i18n/language-table';
import { isLanguage, type Language } from '#lib/i18n/languages';

/** A Markdown file of any family, so that new families are included. */
export type WrittenText = {
  readonly file: string;
  /** First folder below `content`. */
  readonly family: string;
  /** Item: `glossary/anti-money-laundering`. */
  readonly item: string;
  readonly language: Language;
  /** Front matter as written. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: RenderedMarkdown;
};

function readText(file: string): WrittenText[] {
  const language = path.basename(file, '.md');
  if (!isLanguage(language)) throw new Error(`${file} is in none of ${Object.keys(languages).join(', ')}`);
  const { data, body, bodyLine } = readFrontMatter(readFileSync(file, 'utf8'), file);
  const item = path.posix.relative('content', path.posix.dirname(file));
  const rendered = renderMarkdown({ markdown: body, locale: language, file, firstLine: bodyLine });
  const [family = ''] = item.split('/', 1);
  return [{ file, family, item, language, data: data as WrittenText['data'], body: rendered }];
}

/** All texts below `content` of the working directory. */
export function listTexts(): WrittenText[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('content', file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .flatMap(readText);
}

/** Texts by item. */
export function groupByItem(texts: readonly WrittenText[]): ReadonlyMap<string, readonly WrittenText[]> {
  const groups = new Map<string, WrittenText[]>();
  for (const text of texts) groups.set(text.item, [...(groups.get(text.item) ?? []), text]);
  return groups;
}

/** Number of visible words in HTML or a value of the front matter. */
export function countWords(value: unknown): number {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, part) => sum + countWords(part), 0);
  if (typeof value !== 'string') return 0;
  const text = value
    .replace(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replace(/<sup.*?<\/sup>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
