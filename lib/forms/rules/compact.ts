import { dropInvisible } from '#lib/core/visible-text';

/** What people and programs set between the groups of a number: spaces, hyphens of all kinds, brackets. */
const between = /[\s\p{Pd}\u2212()[\]]/gu;

/** An IBAN as banks exchange it: capitals, without what stands between groups. */
export const compactIban = (value: string): string => dropInvisible(value).replace(between, '').toUpperCase();

/** A wallet's address without the spaces of a copy, and without the word before it in a payment link. */
export const compactAddress = (value: string): string =>
  dropInvisible(value)
    .replace(/\s/g, '')
    .replace(/^(?:bitcoin|ethereum):/i, '');
