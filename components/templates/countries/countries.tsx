import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { ListFilter } from '#components/ui/list-filter';
import { Section } from '#components/ui/section';
import type { countries } from '#lib/families/countries/family';
import type { TemplateProps } from '#lib/page-model/template';
import article from '../article.module.css';
import styles from './countries.module.css';

type View = TemplateProps<typeof countries>['view'];

/** Countries that differ in their name alone. */
function Group({ name, items }: View['others'][number]): ReactNode {
  return (
    <div data-filter-group="">
      <h3>{name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.name} data-filter-values={item.values}>
            {item.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Countries({ view }: TemplateProps<typeof countries>): ReactNode {
  const { title, summary, heading, choice, table, others, notes } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={title} lead={summary} />
      <Section id="countries" title={heading.title} lead={heading.text} tone="mist">
        {choice && <ListFilter filter={choice} />}
        <div data-filter-group="">
          <DataTable {...table} />
        </div>
        <div className={styles['others']}>
          {others.map((group) => (
            <Group key={group.name} {...group} />
          ))}
        </div>
      </Section>
      <Section id="notes" title={notes.title}>
        <TitledTexts items={notes.items} form="rows" />
      </Section>
    </div>
  );
}
