/**
 * An address without its host and who logs in there: of `https://user:pw@host/` the browser takes no entry
 * that names either. The dot keeps two slashes at the start of a path from naming another host.
 */
function withoutHost(href: string): string {
  const { pathname, search, hash } = new URL(href, location.href);
  return `/.${pathname}${search}${hash}`;
}

/**
 * The browser's own `pushState` and `replaceState`. Next's app router replaces both on the `history`
 * instance (client/components/app-router.js) and would take every entry for a navigation of its own;
 * the prototype's methods stay untouched.
 */
export const sessionHistoryMethods = {
  pushState: (state: object, href: string): void =>
    History.prototype.pushState.call(history, state, '', withoutHost(href)),
  replaceState: (state: object | null, href: string): void =>
    History.prototype.replaceState.call(history, state, '', withoutHost(href)),
};
