import { ContentError } from '#lib/content/content-error';

/** An external file: its path or URL as given, and its content. */
export type InputFile = { readonly name: string; readonly text: string };

/** Throws a ContentError with one problem of a file. */
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
 * Parses a rate: digits and a decimal point only.
 *
 * @returns undefined for anything else, such as `N/A`, `1,18`, `-1` and `1e3`
 */
export const parseRate = (text: string): number | undefined =>
  /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;

/** Format of a rate, for messages. */
export const rateForm = 'a number such as 10.6254';
