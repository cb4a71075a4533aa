/** A change that a mistake would make: in the sources, or in the export as faulty code would have written it. */
export type Edit =
  /** Replaces a passage wherever it stands; a pattern that is found nowhere cannot be planted. */
  | { readonly files: RegExp; readonly from: string | RegExp; readonly to: string }
  | { readonly add: string; readonly text: string }
  | { readonly remove: string };

export type PlantedFault = {
  /** What is wrong, in a few words. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The npm script that has to fail. */
  readonly check: string;
  /** Arguments that narrow the script's command to the test or file concerned. */
  readonly only: readonly string[];
  /** What the check says of it, so that it does not fail for another reason. */
  readonly says: RegExp;
};

/** The end of a file. */
export const end = /$(?![\s\S])/;

/** Styles that compression hardly shortens, the same on every run. */
export const noise = Array.from(
  { length: 4000 },
  (_, index) => `.n${(index * 2654435761) % 4294967296}{top:0}`,
).join('');
