import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Person, type PersonProps } from '#components/ui/person';
import { BandLinks, type BandLinksProps } from './band-links';
import styles from './contact-band.module.css';

export type ContactBandProps = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
  readonly person?: (Omit<PersonProps, 'text'> & { readonly answers?: string | undefined }) | undefined;
  /** Light ground, for pages with a dark head. */
  readonly isCalm?: boolean;
  /** Pages to go on with, below the call. */
  readonly related?: BandLinksProps | undefined;
  /** Several people instead of one. */
  readonly children?: ReactNode;
};

/** The call to action at the end of a page, on a dark ground if it shows a person. */
export function ContactBand(props: ContactBandProps): ReactNode {
  const { title, text, href, action, person, isCalm = false, related, children } = props;
  const hasPerson = person !== undefined || children !== undefined;
  return (
    <section
      className={styles['band']}
      data-person={hasPerson}
      {...(isCalm && { 'data-calm': '' })}
      aria-labelledby="contact"
    >
      <div className={styles['content']} {...(hasPerson && !isCalm && { 'data-theme': 'dark' })}>
        <div className={styles['call']}>
          <h2 id="contact">{title}</h2>
          <p>{text}</p>
          <PageLink className="button" href={href}>
            {action}
          </PageLink>
        </div>
        {person && <Person name={person.name} role={person.role} text={person.answers} />}
        {children}
        {related && <BandLinks {...related} />}
      </div>
    </section>
  );
}
