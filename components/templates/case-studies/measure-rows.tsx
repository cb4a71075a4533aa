import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Drawing } from '#components/ui/chart/chart';
import { LogoLine } from '#components/ui/logo-line';
import type { caseStudiesIndex } from '#lib/families/case-studies/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './measure-rows.module.css';

type Group = TemplateProps<typeof caseStudiesIndex>['view']['groups'][number];

function Row({ name, path, customer, measures, values }: Group['rows'][number]): ReactNode {
  return (
    <li data-filter-values={values}>
      <div className={styles['company']}>
        <LogoLine label={customer.name} items={[{ ...customer, path }]} />
        <h4>{name}</h4>
      </div>
      <ul className={styles['measures']}>
        {measures.map(({ name: measure, change, sentence, drawing }) => (
          <li key={measure}>
            <p aria-hidden="true">
              <span>{measure}</span> <strong>{change}</strong>
            </p>
            <Drawing drawing={drawing} sentence={sentence} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Companies by industry, a row each: who it is, and what it measured before and after. */
export function MeasureRows({ groups }: { readonly groups: readonly Group[] }): ReactNode {
  return groups.map(({ name, path, anchor, rows }) => (
    <section
      key={anchor}
      id={anchor}
      className={styles['group']}
      data-filter-group=""
      aria-labelledby={`${anchor}-name`}
    >
      <h3 id={`${anchor}-name`}>{path ? <PageLink href={path}>{name}</PageLink> : name}</h3>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <Row key={row.path} {...row} />
        ))}
      </ul>
    </section>
  ));
}
