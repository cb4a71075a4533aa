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

/**
 * Keeps `pushState` and `replaceState` of the instance as they are, whatever Next's router puts there when it
 * mounts: what other scripts write goes into the session's history and nowhere else. Through Next it would also
 * be a change of its router's address, written once React is done with it, and by then over the entry that Back
 * has led to. Called in an effect of a page, which runs before the router's own in the same task.
 */
export function keepHistoryMethods(): void {
  const instance: { readonly pushState: unknown; readonly replaceState: unknown } = history;
  const { pushState, replaceState } = instance;
  queueMicrotask(() => Object.assign(history, { pushState, replaceState }));
}
