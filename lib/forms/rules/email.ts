import { parseUrl } from '#lib/core/parse-url';
import type { Problem } from '../problem';

/**
 * Like `<input type="email">`, with internationalised domains, and with a dot in the domain. The first
 * character must not start a spreadsheet formula or a command-line option.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const address =
  /^(?![=+-])[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/iu;

/**
 * @param domain letters, digits, hyphens and dots
 * @returns the domain in ASCII; undefined if it is invalid or an IPv4 address
 */
export function toAsciiDomain(domain: string): string | undefined {
  const { hostname = '' } = parseUrl(`http://${domain}/`) ?? {};
  return /\.\d+$|^$/.test(hostname) ? undefined : hostname;
}

/**
 * Checks an e-mail address. Addresses with compatibility characters, such as full-width letters, are
 * rejected: they imitate others.
 */
export function checkEmail(value: string): Problem | undefined {
  const isAddress = address.test(value) && !/^\.|\.\.|\.@/.test(value) && value.normalize('NFKC') === value;
  return isAddress && toAsciiDomain(value.slice(value.indexOf('@') + 1)) ? undefined : { key: 'email' };
}
