/** Types for the TypeScript that tests `stamps.mjs`; its own comments say what each function does. */
export type Stamps = {
  isCurrent: (name: string, value: string) => boolean;
  write: (name: string, value: string) => void;
};

export function createStamps(folder: string): Stamps;
export function hashFiles(entries: readonly string[], salt?: string): string;
export function readMakingTime(file: string): string;
