/**
 * The URL by which this document was opened, without credentials: `hideTokens` stores it if it changed the
 * address bar. A module of its own, so that the first load does not need the list of token names.
 */
export const readArrival = (): string => document.documentElement.dataset['arrival'] ?? location.href;
