'use client';

import Link from 'next/link';
import { use, type ComponentProps, type ReactNode } from 'react';
import { stripBase } from '#lib/core/base-path';
import { NavigateContext } from '#lib/page-data/react/navigate-context';

export type PageLinkProps = Omit<
  ComponentProps<typeof Link>,
  'href' | 'as' | 'prefetch' | 'replace' | 'scroll' | 'onNavigate'
> & {
  /** Address of a page of this site, with both slashes; query and fragment may follow. */
  readonly href: string;
};

/**
 * A link to a page for what React renders in the browser, such as search results. In an export Next's router is not
 * around it, nor in a React root of its own: there `next/link` handles no click, and the listener for plain anchors
 * follows it. In `next dev` it decides which clicks are its own and prevents the browser's default, so that the
 * listener passes them by; the navigation is the page navigator's all the same.
 */
export function PageLink({ href, ...rest }: PageLinkProps): ReactNode {
  const navigate = use(NavigateContext);
  return (
    <Link
      {...rest}
      // It puts the base path there by itself.
      href={stripBase(href)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
