import { ContentError } from '#lib/content/content-error';

/** A file from outside: its path or address as it was given, and what it holds. */
export type InputFile = { readonly name: string; readonly text: string };

/** Stops with one line that says what is wrong with a file. */
export function refuse(
  file: string,
  fault: {
    readonly field: string;
    readonly expected: string;
    readonly found: string;
    readonly line?: number | undefined;
  },
): never {
  throw new ContentError([{ file, ...fault }]);
}

/**
 * Reads a rate as both kinds of file write it: figures and a point, nothing else.
 *
 * @returns undefined for anything that is no such number, as `N/A`, `1,18`, `-1` and `1e3` are
 */
export const parseRate = (text: string): number | undefined =>
  /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;

/** How a rate must be written, for messages. */
export const rateForm = 'a number such as 10.6254';
