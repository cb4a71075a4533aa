import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { ListFilter } from '#components/ui/list-filter';
import { Section } from '#components/ui/section';
import type { countries } from '#lib/families/countries/family';
import type { TemplateProps } from '#lib/page-model/template';
import article from '../article.module.css';

export function Countries({ view }: TemplateProps<typeof countries>): ReactNode {
  const { title, summary, heading, choice, table, notes } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={title} lead={summary} />
      <Section id="countries" title={heading.title} lead={heading.text} tone="mist">
        {choice && <ListFilter filter={choice} />}
        <DataTable {...table} onPhones="scroll" />
      </Section>
      <Section id="notes" title={notes.title}>
        <TitledTexts items={notes.items} form="rows" />
      </Section>
    </div>
  );
}
