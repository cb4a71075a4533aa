import { stripVTControlCharacters } from 'node:util';

/** What says most comes first: a named error, then any line of an error. */
const signs = [/\w+Error: \S/, /\berr(?:or)?\b/i, /\S/] as const;

/** The line that says why a program failed, from its whole output. */
export function findReason(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n').map((line) => line.trim());
  const found = signs.map((sign) => lines.find((line) => sign.test(line)));
  return found.find((line) => line !== undefined) ?? 'no reason was given';
}
