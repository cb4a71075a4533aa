import type { ComponentProps, ReactNode } from 'react';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'ref' | `on${string}`> & {
  /** Path with both slashes, optionally with query and fragment. */
  readonly href: string;
};

/**
 * A link to a page as a plain anchor, for documents. In the browser, `imports` of package.json resolves the same name
 * to `page-link.client.tsx`.
 */
export const PageLink = (props: PageLinkProps): ReactNode => <a {...props} />;
