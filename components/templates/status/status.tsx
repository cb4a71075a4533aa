import type { ReactNode } from 'react';
import { StatusList } from '#islands/status-list';
import { PanelHead } from '#components/blocks/panel-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Section } from '#components/ui/section';
import type { statusPage } from '#lib/families/status/family';
import type { TemplateProps } from '#lib/page-model/template';
import article from '../article.module.css';

export function StatusPage({ view }: TemplateProps<typeof statusPage>): ReactNode {
  const { title, summary, list, heading, more } = view;
  return (
    <div className={article['page']}>
      <PanelHead view={view} title={title} lead={summary} />
      <Section id="notices" title={heading}>
        <StatusList list={list} />
      </Section>
      <Section id="more" title={more.title} tone="mist">
        <TitledTexts items={more.items} form="rows" />
      </Section>
    </div>
  );
}
