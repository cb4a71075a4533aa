import type { ReactNode } from 'react';
import { CompanyMark } from '#components/ui/logo-line';
import type { partnersPage } from '#lib/families/company/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './partner-yard.module.css';

export type PartnerYardProps = {
  readonly yard: TemplateProps<typeof partnersPage>['view']['companiesByYear'];
};

/** All partner companies, one track each and all alike, by year; names follow their taller tracks. The last year is lit. */
export function PartnerYard({ yard: { title, note, rows } }: PartnerYardProps): ReactNode {
  return (
    <figure className={styles['yard']}>
      <figcaption>
        <strong>{title}</strong>
        <span>{note}</span>
      </figcaption>
      <ol>
        {rows.map(({ year, count, text, named, others }) => (
          <li key={year}>
            <span className="visually-hidden">{text}</span>
            <span className={styles['year']} aria-hidden="true">
              {year}
            </span>
            <span className={styles['tracks']} aria-hidden="true">
              {Array.from({ length: named.length + others }, (_, index) => (
                <i key={index} {...(index < named.length && { 'data-named': '' })} />
              ))}
            </span>
            <ul>
              {named.map(({ name, slug }) => (
                <li key={slug} className={styles['named']}>
                  <CompanyMark slug={slug} />
                  {name}
                </li>
              ))}
            </ul>
            <strong aria-hidden="true">{count}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}
