import { load, YAMLException, CORE_SCHEMA } from 'js-yaml';
import { ContentError } from './content-error';
import type { FoundLink } from './markdown/inspect';

/** A Markdown file taken apart. */
export type FrontMatter = {
  readonly data: unknown;
  readonly body: string;
  /** Line of the file on which the body starts, from 1. */
  readonly bodyLine: number;
  /** Line of the file on which a top-level key stands. */
  readonly lineOf: (key: string) => number | undefined;
};

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

function readYaml(yaml: string, file: string): unknown {
  try {
    // The core schema leaves days such as 2026-11-20 strings: no time zone can shift them.
    return load(yaml, { schema: CORE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark ? error.mark.line + 2 : undefined;
    throw new ContentError([
      { file, line, field: 'front matter', expected: 'valid YAML', found: error.reason },
    ]);
  }
}

/**
 * Splits a Markdown file into its YAML front matter and its body.
 *
 * @param text the file
 * @param file its path, for messages
 * @throws ContentError when the front matter is missing or no YAML
 */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const match = fence.exec(text);
  if (!match) {
    throw new ContentError([
      { file, line: 1, field: 'front matter', expected: 'a block between two lines "---"', found: 'none' },
    ]);
  }
  const yaml = match[1] ?? '';
  const lines = yaml.split('\n');
  const lineOf = (key: string): number | undefined => {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? undefined : index + 2;
  };
  return {
    data: readYaml(yaml, file),
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf,
  };
}

/** Links in the Markdown that front matter holds, such as an answer, with the line each stands on. */
export function findInlineLinks(text: string, bodyLine: number): FoundLink[] {
  const lines = text.split('\n').slice(0, bodyLine - 1);
  return lines.flatMap((content, index) =>
    [...content.matchAll(/\]\(([^)\s]+)/g)].map((match) => ({ href: match[1] ?? '', line: index + 1 })),
  );
}
