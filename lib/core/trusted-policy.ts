type Rules = Readonly<Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>;

/** The part of the Trusted Types API used here; not all browsers have it. */
type TrustedTypes = { readonly createPolicy: <R extends Rules>(name: string, rules: R) => R };

/**
 * Creates a Trusted Types policy. Each name may be created once per document; the names are listed in the
 * content security policy.
 *
 * @returns the policy, its results typed as strings; the plain rules without Trusted Types
 * @see https://www.w3.org/TR/trusted-types/
 */
export function createTrustedPolicy<R extends Rules>(name: string, rules: R): R {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
