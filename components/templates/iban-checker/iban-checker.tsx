import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import { IbanCheck } from '#islands/iban-check';
import type { ibanChecker } from '#lib/families/iban-checker/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import styles from './iban-checker.module.css';

export function IbanChecker({ view }: TemplateProps<typeof ibanChecker>): ReactNode {
  const { finds, limits, countries } = view;
  return (
    <div className={layout['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        figure={
          <div id="check">
            <IbanCheck check={view.check} />
            <p className={styles['fallback']} dangerouslySetInnerHTML={toMarkup(view.withoutScript)} />
          </div>
        }
      />
      <Section id="finds" title={finds.title} tone="mist">
        <TitledTexts items={finds.items} />
      </Section>
      <Section id="limits" title={limits.title}>
        <TitledTexts items={limits.items} form="rows" />
      </Section>
      <Section id="countries" title={countries.title} lead={countries.text} tone="mist">
        <div className={styles['lengths']}>
          {view.tables.map((table) => (
            <DataTable key={table.caption} {...table} onPhones="scroll" />
          ))}
        </div>
        <p className={styles['sources']} dangerouslySetInnerHTML={toMarkup(countries.sources)} />
      </Section>
    </div>
  );
}
