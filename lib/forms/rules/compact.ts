import { dropInvisible } from '#lib/core/visible-text';

/** Separators between groups of numbers: spaces, hyphens and dashes, brackets. */
const between = /[\s\p{Pd}\u2212()[\]]/gu;

/** Normalises an IBAN: capitals, without separators. */
export const compactIban = (value: string): string => dropInvisible(value).replace(between, '').toUpperCase();

/**
 * Address in a payment link: BIP-21 for Bitcoin, ERC-681 for Ethereum's main chain. Other chains and contract
 * calls do not match, because payments to them would be lost.
 */
const paymentLink = /^(?:(?:bitcoin:|ethereum:(?:pay-)?)(?:\/\/)?)?([^?@/:]+)(?:@1)?(?:\?.*)?$/i;

/** Normalises a wallet address: without spaces, extracted from a payment link. */
export const compactAddress = (value: string): string =>
  dropInvisible(value).replace(/\s/g, '').replace(paymentLink, '$1');
