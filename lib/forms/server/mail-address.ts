import { toAsciiDomain } from '../rules/email';

/** @returns local part and domain in ASCII; empty if invalid */
function readParts(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), toAsciiDomain(address.slice(at + 1)) ?? ''];
}

/** Recipient for mail servers: the domain in ASCII. */
export const toRecipient = (address: string): string => readParts(address).join('@');

/** Normalised address for storage and lookup. */
export const toEmailKey = (address: string): string => toRecipient(address.normalize('NFKC')).toLowerCase();

/** Address of the mailbox: without the part after a plus sign, which is the same mailbox. */
export const toMailbox = (address: string): string => toEmailKey(address).replace(/\+[^@]*(?=@)/, '');
