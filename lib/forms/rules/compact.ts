import { dropInvisible } from '#lib/core/visible-text';

/** What people and programs set between the groups of a number: spaces, hyphens of all kinds, brackets. */
const between = /[\s\p{Pd}\u2212()[\]]/gu;

/** An IBAN as banks exchange it: capitals, without what stands between groups. */
export const compactIban = (value: string): string => dropInvisible(value).replace(between, '').toUpperCase();

/**
 * The address in a payment link: BIP-21 for Bitcoin, ERC-681 for Ethereum on its main chain. A link to
 * another chain or to a contract's function is none: what is sent there is lost.
 */
const paymentLink = /^(?:(?:bitcoin:|ethereum:(?:pay-)?)(?:\/\/)?)?([^?@/:]+)(?:@1)?(?:\?.*)?$/i;

/** A wallet's address without the spaces of a copy, taken out of the payment link where it stands in one. */
export const compactAddress = (value: string): string =>
  dropInvisible(value).replace(/\s/g, '').replace(paymentLink, '$1');
