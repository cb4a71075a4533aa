import type { ReactNode } from 'react';
import { PageLink } from '#page-link';

export type LinkListProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly isCurrent?: boolean }[];
  readonly className?: string | undefined;
};

export function LinkList({ items, className }: LinkListProps): ReactNode {
  return (
    <ul className={className}>
      {items.map(({ name, path, isCurrent }) => (
        <li key={path}>
          <PageLink href={path} {...(isCurrent && { 'aria-current': 'page' })}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
