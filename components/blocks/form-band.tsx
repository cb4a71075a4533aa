import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Form, type FormProps } from '#components/ui/form/form';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import styles from './form-band.module.css';

export type FormBandProps = {
  /** Fragment by which other pages lead here. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly form: FormProps['view'];
  /** Who reads what is written, and what they can be asked. */
  readonly person?: { readonly name: string; readonly role: string; readonly answers?: string | undefined };
  /** Other ways to the same people. */
  readonly ways?: readonly { readonly name: string; readonly path: string }[];
};

/** A page's call to act where it can be done at once: a form, beside it who answers and other ways. */
export function FormBand({ id, title, lead, form, person, ways = [] }: FormBandProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead} tone="mist">
      <div className={styles['band']}>
        <Form view={form} level={3} />
        {(person ?? ways.length > 0) && (
          <div className={styles['side']}>
            {person && <Person name={person.name} role={person.role} text={person.answers} />}
            {ways.length > 0 && (
              <ul>
                {ways.map(({ name, path }) => (
                  <li key={path}>
                    <PageLink href={path}>{name}</PageLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
