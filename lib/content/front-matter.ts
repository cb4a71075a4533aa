import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { ContentError } from './content-error';
import type { FoundLink } from './markdown/inspect';

export type FrontMatter = {
  readonly data: unknown;
  readonly body: string;
  /** Line of the file on which the body starts, from 1. */
  readonly bodyLine: number;
  /** Line of a key in the file, or of its closest existing parent. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

function parseYaml(yaml: string, file: string, lines: LineCounter): Document.Parsed {
  // The core schema keeps dates such as 2026-11-20 strings, unaffected by time zones.
  const document = parseDocument(yaml, { schema: 'core', lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error) return document;
  const line = lines.linePos(error.pos[0]).line + 1;
  throw new ContentError([
    { file, line, field: 'front matter', expected: 'valid YAML', found: error.message },
  ]);
}

/** A child node by key or index, and the node at which it begins. */
function findChild(
  node: unknown,
  key: PropertyKey,
): { readonly start: unknown; readonly value: unknown } | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(key)];
    return value === undefined ? undefined : { start: value, value };
  }
  const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : undefined;
  return pair && { start: pair.key, value: pair.value };
}

function findOffset(root: Node | null, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = root;
  let offset: number | undefined;
  for (const key of path) {
    const child = findChild(node, key);
    if (!child) break;
    if (isNode(child.start)) offset = child.start.range?.[0] ?? offset;
    node = child.value;
  }
  return offset;
}

/**
 * Splits a Markdown file into YAML front matter and body.
 *
 * @param text the file's content
 * @param file its path, for messages
 * @throws ContentError if the front matter is missing or invalid YAML
 */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const match = fence.exec(text);
  if (!match) {
    throw new ContentError([
      { file, line: 1, field: 'front matter', expected: 'a block between two lines "---"', found: 'none' },
    ]);
  }
  const lines = new LineCounter();
  const document = parseYaml(match[1] ?? '', file, lines);
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    const offset = findOffset(document.contents, path);
    // The fence is above the first line of YAML.
    return offset === undefined ? undefined : lines.linePos(offset).line + 1;
  };
  return {
    data: document.toJS(),
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf,
  };
}

/** Links in Markdown values of the front matter, with their lines. */
export function findInlineLinks(text: string, bodyLine: number): FoundLink[] {
  const lines = text.split('\n').slice(0, bodyLine - 1);
  return lines.flatMap((content, index) =>
    [...content.matchAll(/\]\(([^)\s]+)/g)].map((match) => ({ href: match[1] ?? '', line: index + 1 })),
  );
}
