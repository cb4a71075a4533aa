/**
 * Parameter names that carry credentials, folded to letters and digits: those that authorization servers
 * return (RFC 6749, OpenID Connect, OAuth 1.0), those that RFC 6749 forbids in URLs but that occur anyway,
 * and common names of services. The site's own parameters are not among them.
 */
const tokenNames =
  /^(?:(?:access|refresh|id|auth|oauth|session)?token|idtokenhint|oauthverifier|clientsecret|apikey|jwt|password)$/;

/**
 * Parameters that an authorization server returns next to a code (RFC 6749, RFC 9207, OpenID Connect).
 * Without them, a `code` is kept.
 */
const codeCompanion = /\b(?:(?:session_)?state|iss)=/;

/** Removes percent-encoding, also nested, up to five levels. Never throws. */
function decode(text: string): string {
  let decoded = text;
  for (let round = 0; round < 5; round += 1)
    decoded = decoded.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  return decoded;
}

/**
 * Folds the name first: `Access%5Ftoken[0]` is an access token, and so is `#/access_token`, where a route
 * precedes the slash.
 *
 * @param isAnswer whether the parameters are an authorization server's response
 */
function isToken(name: string, isAnswer: boolean): boolean {
  const folded = decode(name)
    .toLowerCase()
    .replace(/^.*\/|\[.*$/gs, '')
    .replace(/[^a-z0-9]/g, '');
  return tokenNames.test(folded) || (isAnswer && folded === 'code');
}

/** Whether a value is itself a URL with a token; its parameters are encoded once more. */
function holdsToken(value: string): boolean {
  const text = `&${decode(value)}`;
  const isAnswer = codeCompanion.test(text);
  return [...text.matchAll(/[?&#;!\s]([^=?&#;!\s]+)=/g)].some(([, name = '']) => isToken(name, isAnswer));
}

const parameter = /(^|[?;!])([^=?;!]+)=([^?;!]*)/g;

/**
 * A token's value ends only at `&` or `#`: other separators may be part of it.
 *
 * @param mark returns the replacement of a token; gets the text before its value
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
    const isAnswer = codeCompanion.test(half);
    return half.replace(/[^&]+/g, (part) => replaceIn(part, isAnswer));
  });
}

/**
 * Redacts every token in the query and the fragment of a URL. docs/specification.md#s131.
 *
 * @returns the URL with `[REDACTED]` for each value; other parameters are unchanged
 */
export function redactTokens(address: string): string {
  const end = address.search(/[?#]/);
  if (end < 0) return address;
  const tail = replaceTokens(address.slice(end + 1), (start) => `${start}=[REDACTED]`);
  return address.slice(0, end + 1) + tail;
}

/**
 * Removes the tokens from a query or a fragment.
 *
 * @param part with its leading `?` or `#`, or empty, as in `location`
 * @returns the part without them; empty if nothing is left
 */
export function removeTokens(part: string): string {
  const before = part.slice(1);
  const after = replaceTokens(before, () => '');
  if (after === before) return part;
  const rest = after.replace(/&+(?=&|$)|^&+/g, '');
  return rest && part.slice(0, 1) + rest;
}

/**
 * Removes the tokens from the address bar and stores the redacted URL in `data-arrival`. Call it before
 * anything reads the URL. The history state is kept.
 */
export function hideTokens(): void {
  const { href, pathname, search, hash } = location;
  const rest = removeTokens(search) + removeTokens(hash);
  if (rest === search + hash) return;
  document.documentElement.dataset['arrival'] = redactTokens(href);
  // Next's router replaces the instance's method. The dot is dropped when the URL is resolved; without it, a
  // path that begins with two slashes would be another host.
  History.prototype.replaceState.call(history, history.state, '', `/.${pathname}${rest}`);
}
