import type { ReactNode } from 'react';
import { PageLink } from '#page-link';

export type LinkHeadingProps = {
  readonly level: 2 | 3 | 4;
  readonly href: string;
  readonly name: ReactNode;
  readonly id?: string;
  readonly className?: string;
};

export function LinkHeading({ level, href, name, ...attributes }: LinkHeadingProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <Heading {...attributes}>
      <PageLink href={href}>{name}</PageLink>
    </Heading>
  );
}
