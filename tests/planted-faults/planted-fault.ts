/** Change of a fault: in the sources, or in the export as faulty code would write it. */
export type Edit =
  /** Replaces all matches; a pattern without a match is an error. */
  | { readonly files: RegExp; readonly from: string | RegExp; readonly to: string }
  | { readonly add: string; readonly text: string }
  | { readonly remove: string };

export type PlantedFault = {
  /** Short description. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** npm script that must fail. */
  readonly check: string;
  /** Arguments that restrict the script to a test or file. */
  readonly only: readonly string[];
  /** Expected message, so that a failure for another reason does not count. */
  readonly says: RegExp;
};

/** Matches the end of a file. */
export const end = /$(?![\s\S])/;

/** Incompressible styles, the same on every run. */
export const noise = Array.from(
  { length: 4000 },
  (_, index) => `.n${(index * 2654435761) % 4294967296}{top:0}`,
).join('');
