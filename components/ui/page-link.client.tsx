import Link from 'next/link';
import { use, useRef, type ReactNode } from 'react';
import { stripBase } from '#lib/core/base-path';
import { NavigateContext } from '#lib/page-data/react/navigate-context';
import type { PageLinkProps } from './page-link';

/** `PageLink` as React renders it in the browser: `next/link` decides which clicks it handles, the page loader navigates. */
export function PageLink({ href, ...rest }: PageLinkProps): ReactNode {
  const navigate = use(NavigateContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  return (
    <Link
      {...rest}
      ref={anchor}
      // `next/link` adds the base path.
      href={stripBase(href)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        // Other scripts may have rewritten the attribute.
        navigate(anchor.current?.getAttribute('href') ?? href, anchor.current);
      }}
    />
  );
}
