import type { ComponentProps, ReactNode } from 'react';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'ref' | `on${string}`> & {
  /** Address of a page of this site, with both slashes; query and fragment may follow. */
  readonly href: string;
};

/**
 * A link to a page, in a document: a plain anchor, which needs no script; the runtime's listener follows it. What React
 * renders in the browser gets `page-link.client.tsx` under the same name: `imports` of package.json, by the condition
 * `react-server`.
 */
export const PageLink = (props: PageLinkProps): ReactNode => <a {...props} />;
