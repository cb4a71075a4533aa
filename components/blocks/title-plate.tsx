import type { ReactNode } from 'react';
import { LinkHeading, type LinkHeadingProps } from '#components/ui/link-heading';
import styles from './title-plate.module.css';

export type TitlePlateProps = Pick<LinkHeadingProps, 'level' | 'href' | 'name' | 'id'> & {
  readonly kicker?: string;
};

/** A post in a list: its title in large type on the ground of its cover, whose drawing is in the post alone. */
export function TitlePlate({ kicker, ...heading }: TitlePlateProps): ReactNode {
  return (
    <div className={styles['plate']} data-theme="dark" data-cover={heading.href}>
      {kicker && <p>{kicker}</p>}
      <LinkHeading {...heading} />
    </div>
  );
}
