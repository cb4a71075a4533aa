import { toAsciiDomain } from '../rules/email';

/** @returns the part before the last @, and the domain as DNS has it; empty where there is none */
function readParts(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), toAsciiDomain(address.slice(at + 1)) ?? ''];
}

/** The address to which mail is sent: a domain of other alphabets as DNS has it, which every mail server reads. */
export const toRecipient = (address: string): string => readParts(address).join('@');

/** How an address is kept and looked for: one spelling of it. */
export const toEmailKey = (address: string): string => toRecipient(address.normalize('NFKC')).toLowerCase();

/** Whose mailbox an address leads to: what stands after a plus only sorts what arrives there. */
export const toMailbox = (address: string): string => toEmailKey(address).replace(/\+[^@]*(?=@)/, '');
