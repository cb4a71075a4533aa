import type { StorageCategory } from '#lib/storage/stored-items';

export type Category = Exclude<StorageCategory, 'necessary'>;

export const categories = ['analytics', 'remarketing'] as const satisfies readonly Category[];

/** A decision: −1 not yet made, 1 granted, anything else denied. docs/specification.md#s55 to #s57. */
export type Status = number;

export type Statuses = Readonly<Record<Category, Status>>;

export const undecided: Status = -1;
export const granted: Status = 1;
export const denied: Status = 0;

/** The same decision for all categories. */
export function decideAll(status: Status): Statuses {
  return { analytics: status, remarketing: status };
}

/**
 * Normalises an untrusted decision.
 *
 * @param value from a store or container; undefined is undecided
 */
export function readStatus(value: unknown): Status {
  if (value === undefined || value === undecided) return undecided;
  return value === granted ? granted : denied;
}

/** Normalises untrusted decisions; a value that is not an object is undecided. */
export function readStatuses(value: unknown): Statuses {
  const found: Readonly<Record<string, unknown>> = { ...(value as object | null | undefined) };
  return { analytics: readStatus(found['analytics']), remarketing: readStatus(found['remarketing']) };
}

export function grantsAny(statuses: Statuses): boolean {
  return categories.some((category) => statuses[category] === granted);
}

/** Whether one decision grants a category that the other does not. */
export function allowsMore(one: Statuses, other: Statuses): boolean {
  return categories.some((category) => one[category] === granted && other[category] !== granted);
}

export function isSame(one: Statuses, other: Statuses): boolean {
  return categories.every((category) => one[category] === other[category]);
}
