/** What the browser has of Trusted Types; some have none yet. */
type Markers = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => TrustedHTML };
};

const policy = (globalThis as { readonly trustedTypes?: Markers }).trustedTypes?.createPolicy(
  'stellwerk-markup',
  { createHTML: (html) => html },
);

/**
 * Marks HTML that the build has made, for React. The documents' policy refuses any other text wherever a script would
 * make elements of it.
 *
 * @param html of the page's own data: never what a visitor typed or an address says
 * @see https://www.w3.org/TR/trusted-types/
 */
export const toMarkup = (html: string): { readonly __html: string | TrustedHTML } => ({
  __html: policy?.createHTML(html) ?? html,
});
