import type { ReactNode } from 'react';
import { PanelHead } from '#components/blocks/panel-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { ListFilter } from '#components/ui/list-filter';
import { Section } from '#components/ui/section';
import type { countries } from '#lib/families/countries/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
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

/** Every country as its code, by what it can have; the lists below name them. */
function Plates({ plates }: Pick<View, 'plates'>): ReactNode {
  return (
    <ul className={styles['plates']}>
      {plates.map(({ offer, name, codes }) => (
        <li key={offer} data-offer={offer}>
          <strong>{codes.length}</strong> <span>{name}</span>
          <p aria-hidden="true" translate="no">
            {codes.map((code) => (
              <span key={code}>{code}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Countries({ view }: TemplateProps<typeof countries>): ReactNode {
  const { title, summary, plates, heading, offered, choice, table, others, notes } = view;
  return (
    <div className={layout['page']}>
      <PanelHead view={view} title={title} lead={summary} figure={<Plates plates={plates} />} />
      <Section id="countries" title={heading.title} lead={heading.text} tone="mist">
        {choice && <ListFilter filter={choice} />}
        <div className={styles['groups']}>
          <div data-filter-group="">
            <h3>{offered}</h3>
            <DataTable {...table} />
          </div>
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
