import type { ReactNode } from 'react';
import { PageLink } from '#page-link';

export type LinkItemsProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly isCurrent?: boolean }[];
};

export type LinkListProps = LinkItemsProps & { readonly className?: string | undefined };

/** Links as the items of a list. */
export const LinkItems = ({ items }: LinkItemsProps): ReactNode =>
  items.map(({ name, path, isCurrent }) => (
    <li key={path}>
      <PageLink href={path} {...(isCurrent && { 'aria-current': 'page' })}>
        {name}
      </PageLink>
    </li>
  ));

export const LinkList = ({ items, className }: LinkListProps): ReactNode => (
  <ul className={className}>
    <LinkItems items={items} />
  </ul>
);
