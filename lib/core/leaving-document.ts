/**
 * Whether the browser is already navigating because a link was followed before the runtime had loaded. The
 * starter sets the attribute (lib/boot/early-navigation.ts).
 */
export const isLeavingDocument = (): boolean => document.documentElement.dataset['leaving'] !== undefined;
