/**
 * The browser's own `pushState` and `replaceState`. Next's app router replaces both on the `history`
 * instance (client/components/app-router.js) and would take every entry for a navigation of its own;
 * the prototype's methods stay untouched.
 */
export const sessionHistoryMethods = {
  pushState: (state: object, href: string): void =>
    History.prototype.pushState.call(history, state, '', href),
  replaceState: (state: object | null, href: string): void =>
    History.prototype.replaceState.call(history, state, '', href),
};
