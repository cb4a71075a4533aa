import type { ReactNode } from 'react';
import { HeadFacts } from '#components/blocks/head-facts';
import { CodeText } from '#components/ui/code-text';
import { StagedHead } from '#components/blocks/staged-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Chart } from '#components/ui/chart/chart';
import { DataTable } from '#components/ui/data-table';
import { FileLink } from '#components/ui/file-link';
import { Section } from '#components/ui/section';
import type { psd2Page } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import styles from './psd2.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type View = TemplateProps<typeof psd2Page>['view'];

function Figures({ figures }: { readonly figures: View['figures'] }): ReactNode {
  const { title, lead, chart, table, note, filesTitle, files } = figures;
  return (
    <Section id="figures" title={title} lead={lead}>
      <div className={styles['figures']}>
        <Chart chart={chart} />
        <div>
          <h3>{filesTitle}</h3>
          <ul className={styles['files']}>
            {files.map((file) => (
              <li key={file.href}>
                <FileLink {...file} />
              </li>
            ))}
          </ul>
          <p className={styles['note']}>{note}</p>
        </div>
      </div>
      <div className={styles['quarters']}>
        <DataTable {...table} onPhones="scroll" />
      </div>
    </Section>
  );
}

/** The interface for third-party providers, with its figures by quarter. */
export function Psd2({ view }: TemplateProps<typeof psd2Page>): ReactNode {
  const { title, summary, facts, access, test, figures } = view;
  const stage = (
    <div className={styles['facts']}>
      <HeadFacts items={facts.map(({ value, ...fact }) => ({ ...fact, value: <CodeText text={value} /> }))} />
    </div>
  );
  return (
    <div className={layout['page']}>
      <StagedHead stage={stage} view={view} title={title} lead={summary} />
      <Figures figures={figures} />
      <Section id="access" title={access.title} tone="mist">
        <TitledTexts items={access.items} form="columns" />
      </Section>
      <Section id="test" title={test.title}>
        <TitledTexts items={test.items} form="columns" />
      </Section>
      <PageFeedback {...view.feedback} />
    </div>
  );
}
