import type { Language } from './languages';
import { bindSpaces, quotationMarks } from './typography';

/**
 * Sets plain text as its language does: quotation marks, apostrophes and spaces that do not break.
 * Texts are set where they enter (schemas, messages, facts); set once more, they stay the same.
 *
 * @param text with straight quotes and ordinary spaces
 */
export function typeset(text: string, language: Language): string {
  const marks = quotationMarks[language];
  const quoted = text
    .replace(/(^|[\s(–„“])"([^"]*)"/g, `$1${marks[0]}$2${marks[1]}`)
    .replace(/(?<=[\p{L}\d])'(?=\p{L})|(?<=s)'(?=\P{L}|$)/gu, '’');
  return bindSpaces(quoted, language);
}
