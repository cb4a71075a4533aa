import type { ReactNode } from 'react';

export type ExternalLinkProps = {
  /** Absolute address at another site. */
  readonly href: string;
  /** What a screen reader adds, such as "opens in a new tab". */
  readonly hint: string;
  readonly children: ReactNode;
};

/**
 * A link to another site: opens in a new tab, without an opener, and says so. The visible sign is the style sheet's
 * (`components/styles/external-links.css`); links in Markdown get the same markup from the renderer.
 */
export function ExternalLink({ href, hint, children }: ExternalLinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({hint})</span>
    </a>
  );
}
