import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { ContactBandProps } from './contact-band';
import styles from './head-action.module.css';

export type HeadActionProps = Pick<ContactBandProps, 'title' | 'href'>;

/** What the band at the end of a page asks for, in its head: nobody has to scroll to write. */
export function HeadAction({ title, href }: HeadActionProps): ReactNode {
  return (
    <p className={styles['action']}>
      <PageLink className="button" href={href}>
        {title}
      </PageLink>
    </p>
  );
}
