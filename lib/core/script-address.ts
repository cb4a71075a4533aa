type Trusting = { readonly scriptAddress?: (address: string) => string };

/**
 * Marks the address of a script of the site, as Trusted Types ask for it. The policy is the starter's
 * (lib/next/trust-scripts.ts); where there is no starter, as in development, nothing asks.
 */
export const toScriptAddress = (address: string): string =>
  (globalThis as Trusting).scriptAddress?.(address) ?? address;
