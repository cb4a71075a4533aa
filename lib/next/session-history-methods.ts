/**
 * Removes host and credentials from a URL: at `https://user:pw@host/`, browsers reject history entries that
 * contain either. The dot keeps a path that begins with two slashes from naming another host.
 */
function withoutHost(href: string): string {
  const { pathname, search, hash } = new URL(href, location.href);
  return `/.${pathname}${search}${hash}`;
}

/**
 * The native `pushState` and `replaceState`. Next's app router overrides both on the `history` instance
 * (client/components/app-router.js) and would handle every entry as its own navigation; the prototype's
 * methods are unchanged.
 */
export const sessionHistoryMethods = {
  pushState: (state: object, href: string): void =>
    History.prototype.pushState.call(history, state, '', withoutHost(href)),
  replaceState: (state: object | null, href: string): void =>
    History.prototype.replaceState.call(history, state, '', withoutHost(href)),
};

/**
 * Restores the instance's `pushState` and `replaceState` after Next's router has overridden them on mount:
 * other scripts' entries would also change the router's URL, which React writes later, possibly over the
 * entry of a Back navigation. Call it in an effect of a page: those run before the router's own.
 */
export function keepHistoryMethods(): void {
  const instance: { readonly pushState: unknown; readonly replaceState: unknown } = history;
  const { pushState, replaceState } = instance;
  queueMicrotask(() => Object.assign(history, { pushState, replaceState }));
}
