import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstSentence } from '#lib/core/first-sentence';
import { languageCodes, type Language } from '#lib/i18n/languages';
import { belowBase } from '#lib/registry/below-base';
import { listSearchPages, listSearchWays, readSearchWords, type FoundPage } from '#lib/registry/search-pages';
import {
  searchEntryPath,
  searchFilePath,
  searchFolder,
  type SearchEntry,
  type SearchPage,
  type SearchRow,
  type SearchText,
} from '#lib/search/contract';
import { commonWords } from '#lib/search/common-words';
import { toStem } from '#lib/search/stem';
import { dropRepeated } from '../search/drop-repeated';
import { indexPages, type IndexedPage, type SearchBlock } from '../search/index-pages';
import { readBlocks } from '../search/read-blocks';

/** Maximum length of a piece in characters: about 8 kB compressed, so that loading one word is cheap. */
const pieceLength = 24_000;

/** Splits sorted rows into pieces of about the same length. */
function cutPieces(rows: readonly SearchRow[]): SearchRow[][] {
  const pieces: SearchRow[][] = [];
  let room = 0;
  for (const row of rows) {
    if (room <= 0) {
      pieces.push([]);
      room = pieceLength;
    }
    pieces.at(-1)?.push(row);
    room -= JSON.stringify(row).length;
  }
  return pieces;
}

function writeHashed(out: string, content: SearchText | readonly SearchRow[]): string {
  const json = JSON.stringify(content);
  const name = createHash('sha256').update(json).digest('hex').slice(0, 12);
  writeFileSync(path.join(out, searchFilePath(name)), json);
  return name;
}

function writeText(out: string, { page }: FoundPage, blocks: readonly SearchBlock[]): string {
  const meaning = page.found?.meaning;
  return writeHashed(out, {
    blocks: [page.description, ...blocks.map(({ text }) => text)],
    ...(meaning !== undefined && { meaning: firstSentence(meaning) }),
  });
}

function toSearchPage({ page, kind }: FoundPage, text: string): SearchPage {
  const { short, pdf, searchTerms, series } = page.found ?? {};
  const other = short !== undefined && short !== page.name && { short };
  return {
    name: page.name,
    path: page.path,
    kind,
    text,
    ...other,
    ...(pdf !== undefined && { pdf }),
    ...(searchTerms && { searchTerms }),
    ...(series !== undefined && { series }),
  };
}

const toIndexed = ({ page }: FoundPage, blocks: readonly SearchBlock[]): IndexedPage => ({
  name: page.name,
  short: page.found?.short,
  searchTerms: page.found?.searchTerms,
  description: page.description,
  blocks,
  isList: page.kind === 'index',
});

function writeLanguage(out: string, language: Language): void {
  const found = listSearchPages(language);
  const read = ({ page }: FoundPage): SearchBlock[] =>
    readBlocks(readFileSync(path.join(out, page.path, 'index.html'), 'utf8'));
  const blocks = dropRepeated(found.map(read));
  const common = [...new Set(commonWords[language].map((word) => toStem(word, language)))].sort();
  const pages = found.map((page, index) => toIndexed(page, blocks[index] ?? []));
  const entry: SearchEntry = {
    words: readSearchWords(language),
    pages: found.map((page, index) => toSearchPage(page, writeText(out, page, blocks[index] ?? []))),
    ways: listSearchWays(language),
    common,
    pieces: cutPieces(indexPages(pages, language, common)).map((piece) => ({
      from: piece[0]?.[0] ?? '',
      file: writeHashed(out, piece),
    })),
  };
  writeFileSync(path.join(out, searchEntryPath(language)), JSON.stringify(belowBase(entry)));
}

/**
 * Writes the search index per language: the entry file, the stems in pieces, the text of each page. Built
 * from the finished documents, as readers see them.
 *
 * @param out folder of the export
 */
export function writeSearchIndex(out: string): void {
  mkdirSync(path.join(out, searchFolder, 'files'), { recursive: true });
  for (const language of languageCodes) writeLanguage(out, language);
}
