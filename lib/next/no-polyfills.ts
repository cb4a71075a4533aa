/*
 * Stands in the place of Next's polyfills of 2019 to 2023 (`trimStart`, `Array.flat`, `Promise.finally`, `Object.fromEntries`,
 * `Array.at`, `Object.hasOwn`, `URL.canParse`): browsers that run the site's modules have them, or the site does not use
 * them. 0.6 kB of every first visit.
 */
export {};
