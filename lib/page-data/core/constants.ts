/*
 * The specification's section 9, "Business constants and limits": the rows that the loader, the
 * navigation and the prefetching keep. Times are in milliseconds.
 */

/** "Page-data fetch retries": with the first request that makes four. */
export const pageDataFetchRetries = 3;

/** "Prefetch first batch": after 3 seconds. */
export const prefetchFirstBatchDelay = 3000;

/** "Prefetch batch size": 4 pages. */
export const prefetchBatchSize = 4;

/** "Gap between prefetch batches": 3 seconds. */
export const gapBetweenPrefetchBatches = 3000;

/** "Navigation delay notice". */
export const navigationDelayNotice = 1000;
