/**
 * A link was followed before the runtime was there, and its document is on the way: the starter sets the mark
 * (lib/boot/early-navigation.ts).
 */
export const isLeavingDocument = (): boolean => document.documentElement.dataset['leaving'] !== undefined;
