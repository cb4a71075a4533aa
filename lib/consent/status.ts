import type { StorageCategory } from '#lib/storage/stored-items';

/** What a visitor is asked about. */
export type Category = Exclude<StorageCategory, 'necessary'>;

export const categories = ['analytics', 'remarketing'] as const satisfies readonly Category[];

/** A decision: −1 not yet made, 1 granted, anything else denied. docs/specification.md#s55 to #s57. */
export type Status = number;

/** The decision on each category. */
export type Statuses = Readonly<Record<Category, Status>>;

export const undecided: Status = -1;
export const granted: Status = 1;
export const denied: Status = 0;

/** The same decision on everything. */
export function decideAll(status: Status): Statuses {
  return { analytics: status, remarketing: status };
}

/**
 * Reads a decision that comes from outside.
 *
 * @param value what a store or a container holds for a category; nothing at all is undecided
 */
export function readStatus(value: unknown): Status {
  if (value === undefined || value === undecided) return undecided;
  return value === granted ? granted : denied;
}

/** Reads the decisions that something from outside holds; what is no object decides nothing. */
export function readStatuses(value: unknown): Statuses {
  const found: Readonly<Record<string, unknown>> = { ...(value as object | null | undefined) };
  return { analytics: readStatus(found['analytics']), remarketing: readStatus(found['remarketing']) };
}

/** Whether anything is granted. */
export function grantsAny(statuses: Statuses): boolean {
  return categories.some((category) => statuses[category] === granted);
}

/** Whether a decision allows something that another one does not. */
export function allowsMore(one: Statuses, other: Statuses): boolean {
  return categories.some((category) => one[category] === granted && other[category] !== granted);
}

/** Whether two sets of decisions say the same. */
export function isSame(one: Statuses, other: Statuses): boolean {
  return categories.every((category) => one[category] === other[category]);
}
