/*
 * Stands in the place of Next's scheduler of prefetches, which the site does not use: it has no `Link`, and page data are
 * prefetched by its own loader. Nothing is ever planned, so nothing is ever due. 3.3 kB of every first visit.
 */

export const schedulePrefetchTask = (): null => null;
export const reschedulePrefetchTask = (): undefined => undefined;
export const cancelPrefetchTask = (): undefined => undefined;
export const isPrefetchTaskDirty = (): boolean => false;
export const needsSpeculativePrefetch = (): boolean => false;
export const pingPrefetchTask = (): undefined => undefined;
export const pingPrefetchScheduler = (): undefined => undefined;
export const startRevalidationCooldown = (): undefined => undefined;
