/**
 * The address by which this document was reached, as it may be told to others: `hideTokens` notes it where the address
 * bar no longer says it. In a file of its own, so that the first load has it without the names of tokens.
 */
export const readArrival = (): string => document.documentElement.dataset['arrival'] ?? location.href;
