import type { ReactNode } from 'react';

export type ExternalLinkProps = {
  readonly href: string;
  /** Visually hidden, such as "opens in a new tab". */
  readonly hint: string;
  readonly children: ReactNode;
};

/** A link to another site. Links in Markdown get the same markup; `external-links.css` adds the visible mark. */
export function ExternalLink({ href, hint, children }: ExternalLinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({hint})</span>
    </a>
  );
}
