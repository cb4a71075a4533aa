import type { Problem } from '../problem';

/**
 * As browsers check `<input type="email">`, with letters of other alphabets in the domain, and with a dot
 * in it: mail to a bare name reaches nobody on the internet.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/iu;

export function checkEmail(value: string): Problem | undefined {
  const isAddress = address.test(value) && !/^\.|\.\.|\.@/.test(value);
  return isAddress ? undefined : { key: 'email' };
}
