import { stripVTControlCharacters } from 'node:util';

/** By relevance: a named error, any line with an error, any line. */
const signs = [/\w+Error: \S/, /\berr(?:or)?\b/i, /\S/] as const;

/** Extracts the reason of a failure from a program's output. */
export function findErrorLine(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n').map((line) => line.trim());
  const found = signs.map((sign) => lines.find((line) => sign.test(line)));
  return found.find((line) => line !== undefined) ?? 'no reason was given';
}
