/* Constants of section 9 of the specification, "Business constants and limits", for loader, navigation and
   prefetching. Times are in milliseconds. */

/** "Page-data fetch retries": four requests in total. */
export const pageDataFetchRetries = 3;

/** "Prefetch first batch": after 3 seconds. */
export const prefetchFirstBatchDelay = 3000;

/** "Prefetch batch size": 4 pages. */
export const prefetchBatchSize = 4;

/** "Gap between prefetch batches": 3 seconds. */
export const gapBetweenPrefetchBatches = 3000;

/** "Navigation delay notice". */
export const navigationDelayNotice = 1000;
