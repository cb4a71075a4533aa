import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './next-station.module.css';

type NextProps = { readonly next: TemplateProps<typeof homePage>['view']['next'] };

/** Where the line goes on: a person who answers, with their ways. */
export function NextStation({
  next: { plate, title, text, href, action, person, ways },
}: NextProps): ReactNode {
  return (
    <Section id="next" tone="mist">
      <section className={styles['next']} aria-labelledby="contact">
        <p className={styles['plate']}>
          <span>{plate}</span>
        </p>
        <div>
          <h2 id="contact">{title}</h2>
          <p className={styles['text']}>{text}</p>
          <PageLink className="button" href={href}>
            {action}
          </PageLink>
        </div>
        <div className={styles['person']}>
          <Person name={person.name} role={person.role} text={person.answers} />
          <ul>
            {ways.map(({ name, path }) => (
              <li key={path}>
                <PageLink href={path}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Section>
  );
}
