import { createHash } from 'node:crypto';

/** Choices that are the same at every build. */
export type Choices = {
  /** A whole number from one limit to the other, both included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** Draws choices from a seed: the same seed gives the same ones again, in the same order. */
export function createChoices(seed: string): Choices {
  let count = 0;
  const next = (limit: number): number => {
    count += 1;
    return createHash('sha256').update(`${seed}\0${count}`).digest().readUInt32BE() % limit;
  };
  return {
    between: (least, most) => least + next(most - least + 1),
    pick: (items) => items[next(items.length)] ?? items[0],
  };
}
