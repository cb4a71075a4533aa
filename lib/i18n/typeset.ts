import type { Language } from './languages';
import { bindSpaces, quotationMarks } from './typography';

/**
 * Applies a language's typography to plain text: quotation marks, apostrophes, no-break spaces. Called where
 * texts enter (schemas, messages, facts). Idempotent.
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
