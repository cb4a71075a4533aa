/**
 * Names under which a key to somebody's account stands in an address, without signs between words: what
 * authorisation servers send back (RFC 6749; OpenID Connect; OAuth 1.0, RFC 5849), what must not stand in
 * an address by RFC 6749 and does all the same, and what services call their own. No parameter of the
 * site itself is among them.
 */
const tokenNames =
  /^(?:(?:access|refresh|id|auth|oauth|session)?token|idtokenhint|oauthverifier|clientsecret|apikey|jwt|password)$/;

/** What an authorisation server sends back beside a code (RFC 6749, RFC 9207, OpenID Connect). Any other code stays. */
const besideCode = /\b(?:(?:session_)?state|iss)=/;

/** Takes percent signs away, also where they were encoded in turn; a few times, since more is no address. Never throws. */
function decode(text: string): string {
  let decoded = text;
  for (let round = 0; round < 5; round += 1)
    decoded = decoded.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  return decoded;
}

/**
 * `Access%5Ftoken[0]` is an access token, as `#/access_token` is: what stands before the slash is a route.
 *
 * @param isAnswer whether it stands beside what an authorisation server sends back
 */
function isToken(name: string, isAnswer: boolean): boolean {
  const folded = decode(name)
    .toLowerCase()
    .replace(/^.*\/|\[.*$/gs, '')
    .replace(/[^a-z0-9]/g, '');
  return tokenNames.test(folded) || (isAnswer && folded === 'code');
}

/** An address within a value, whose parameters are encoded once more. */
function holdsToken(value: string): boolean {
  const text = `&${decode(value)}`;
  const isAnswer = besideCode.test(text);
  return [...text.matchAll(/[?&#;!\s]([^=?&#;!\s]+)=/g)].some(([, name = '']) => isToken(name, isAnswer));
}

const parameter = /(^|[?;!])([^=?;!]+)=([^?;!]*)/g;

/**
 * A token ends where `&` or `#` begins the next parameter: other signs may be a part of it.
 *
 * @param mark what stands in the place of a token; gets what stood before its value
 */
function replaceTokens(text: string, mark: (start: string) => string): string {
  const replaceIn = (part: string, isAnswer: boolean): string => {
    const token = [...part.matchAll(parameter)].find(([, , name = '']) => isToken(name, isAnswer));
    const before = part
      .slice(0, token?.index)
      .replace(parameter, (all, lead: string, name: string, value: string) =>
        holdsToken(value) ? mark(lead + name) : all,
      );
    return token ? before + mark(`${token[1] ?? ''}${token[2] ?? ''}`) : before;
  };
  return text.replace(/[^#]+/g, (half) => {
    const isAnswer = besideCode.test(half);
    return half.replace(/[^&]+/g, (part) => replaceIn(part, isAnswer));
  });
}

/**
 * Hides the tokens of an address: in its query and its fragment, every one. docs/specification.md#s131.
 *
 * @returns the address, with `[REDACTED]` in the place of each value; other parameters as they were
 */
export function redactTokens(address: string): string {
  const end = address.search(/[?#]/);
  if (end < 0) return address;
  const tail = replaceTokens(address.slice(end + 1), (start) => `${start}=[REDACTED]`);
  return address.slice(0, end + 1) + tail;
}

/**
 * Takes the tokens out of a query or a fragment.
 *
 * @param part with its first sign, or empty, as `location` has it
 * @returns the part without them; empty where nothing is left
 */
export function removeTokens(part: string): string {
  const before = part.slice(1);
  const after = replaceTokens(before, () => '');
  if (after === before) return part;
  const rest = after.replace(/&+(?=&|$)|^&+/g, '');
  return rest && part.slice(0, 1) + rest;
}

/**
 * Takes the tokens out of the address bar before anybody else reads it, and notes at the document's
 * element what stood there, with the tokens blanked out. To be called before anything that reads the
 * address, or the state of the history, which stays.
 */
export function hideTokens(): void {
  const { href, pathname, search, hash } = location;
  const rest = removeTokens(search) + removeTokens(hash);
  if (rest === search + hash) return;
  document.documentElement.dataset['arrival'] = redactTokens(href);
  // Next's router puts a function of its own in the place of the instance's. The dot goes when the address
  // is read; without it, a path of two slashes would be another host.
  History.prototype.replaceState.call(history, history.state, '', `/.${pathname}${rest}`);
}
