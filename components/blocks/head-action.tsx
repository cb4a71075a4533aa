import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { ContactBandProps } from './contact-band';
import styles from './head-action.module.css';

/** The call to action of the contact band, as a button in the page head. */
export function HeadAction({ title, href }: Pick<ContactBandProps, 'title' | 'href'>): ReactNode {
  return (
    <p className={styles['action']}>
      <PageLink className="button" href={href}>
        {title}
      </PageLink>
    </p>
  );
}
