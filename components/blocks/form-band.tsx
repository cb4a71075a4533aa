import type { ReactNode } from 'react';
import { LinkList } from '#components/ui/link-list';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import { Form, type FormProps } from '#islands/form';
import styles from './form-band.module.css';

export type FormBandProps = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly form: FormProps['view'];
  readonly person?: { readonly name: string; readonly role: string; readonly answers?: string | undefined };
  readonly ways?: readonly { readonly name: string; readonly path: string }[];
};

/** A form as the call to action of a page, with the contact person and other channels beside it. */
export function FormBand({ id, title, lead, form, person, ways = [] }: FormBandProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead} tone="mist">
      <div className={styles['band']}>
        <Form view={form} level={3} />
        {(person ?? ways.length > 0) && (
          <div className={styles['side']}>
            {person && <Person name={person.name} role={person.role} text={person.answers} />}
            {ways.length > 0 && <LinkList items={ways} />}
          </div>
        )}
      </div>
    </Section>
  );
}
