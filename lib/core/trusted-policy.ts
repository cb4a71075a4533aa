type Rules = Readonly<Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>;

/** What the browser has of Trusted Types; some have none yet. */
type TrustedTypes = { readonly createPolicy: <R extends Rules>(name: string, rules: R) => R };

/**
 * Makes a policy of Trusted Types: what its rules let through is marked, and nothing else may enter a document as markup
 * or as the address of a script. Once for each name in a document's life; the names are in the content security policy.
 *
 * @returns the rules as the browser keeps them, whose results are typed as text; the rules themselves where there are
 *   no Trusted Types
 * @see https://www.w3.org/TR/trusted-types/
 */
export function createTrustedPolicy<R extends Rules>(name: string, rules: R): R {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
