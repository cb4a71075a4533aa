import { parseUrl } from '#lib/core/parse-url';
import type { Problem } from '../problem';

/**
 * As browsers check `<input type="email">`, with letters of other alphabets in the domain, and with a dot
 * in it: mail to a bare name reaches nobody on the internet. It begins with no sign that a sheet or a
 * program takes for a formula or an option.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const address =
  /^(?![=+-])[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/iu;

/**
 * @param domain letters, digits, hyphens and dots
 * @returns the domain as DNS has it; undefined where that takes it for no name, or for an address of IPv4
 */
export function toAsciiDomain(domain: string): string | undefined {
  const { hostname = '' } = parseUrl(`http://${domain}/`) ?? {};
  return /\.\d+$|^$/.test(hostname) ? undefined : hostname;
}

/** An address of which there is another spelling, such as one with wide letters, is somebody's disguise. */
export function checkEmail(value: string): Problem | undefined {
  const isAddress = address.test(value) && !/^\.|\.\.|\.@/.test(value) && value.normalize('NFKC') === value;
  return isAddress && toAsciiDomain(value.slice(value.indexOf('@') + 1)) ? undefined : { key: 'email' };
}
