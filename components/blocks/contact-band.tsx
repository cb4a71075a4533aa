import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Person } from '#components/ui/person';
import styles from './contact-band.module.css';

export type ContactBandProps = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
  /** Who reads what is written, and what they can be asked. */
  readonly person?:
    | { readonly name: string; readonly role: string; readonly answers?: string | undefined }
    | undefined;
  /** Below a head on ink: a page has one band of it. */
  readonly isCalm?: boolean;
  /** Several people, in place of one. */
  readonly children?: ReactNode;
};

/** The one call to action at the end of a page: on ink where a person stands in it, else on a calm ground. */
export function ContactBand({
  title,
  text,
  href,
  action,
  person,
  isCalm = false,
  children,
}: ContactBandProps): ReactNode {
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
        {person && (
          <div className={styles['person']}>
            <Person name={person.name} role={person.role} text={person.answers} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
