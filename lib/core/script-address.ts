type Trusting = { readonly scriptAddress?: (address: string) => string };

/**
 * Converts the URL of one of the site's scripts to a `TrustedScriptURL`. The starter defines the policy
 * (lib/next/trust-scripts.ts); in development there is neither a starter nor a policy.
 */
export const toScriptAddress = (address: string): string =>
  (globalThis as Trusting).scriptAddress?.(address) ?? address;
