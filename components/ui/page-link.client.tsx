import Link from 'next/link';
import { use, useRef, type ReactNode } from 'react';
import { stripBase } from '#lib/core/base-path';
import { NavigateContext } from '#lib/page-data/react/navigate-context';
import type { PageLinkProps } from './page-link';

/**
 * A link to a page, as React renders it in the browser: `next/link` decides which clicks are its own, and the page
 * loader navigates. In documents the same link is a plain anchor (`page-link.tsx`).
 */
export function PageLink({ href, ...rest }: PageLinkProps): ReactNode {
  const navigate = use(NavigateContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  return (
    <Link
      {...rest}
      ref={anchor}
      // It adds the base path by itself.
      href={stripBase(href)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        // The current attribute, as in the listener for plain anchors: other scripts may have rewritten it.
        navigate(anchor.current?.getAttribute('href') ?? href, anchor.current);
      }}
    />
  );
}
