import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { HeadFacts } from '#components/blocks/head-facts';
import { PageHead } from '#components/blocks/page-head';
import { DataTable } from '#components/ui/data-table';
import { DocumentList } from '#components/ui/document-list';
import { FactList } from '#components/ui/fact-list';
import { Fold } from '#components/ui/fold';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { investorsDownload } from '#lib/families/investors/family';
import layout from '../page.module.css';
import meanings from './download-columns.module.css';
import investors from './investors.module.css';
import styles from './investors-download.module.css';

type View = TemplateProps<typeof investorsDownload>['view'];

/** Commands that print a checksum, then the checksums to compare. */
function Check({ check, checksums }: Pick<View, 'check' | 'checksums'>): ReactNode {
  const commands = check.commands.map(({ system, command }) => ({
    label: system,
    value: <code translate="no">{command}</code>,
  }));
  const sums = checksums.map(({ fileName, sha256 }) => ({
    label: fileName,
    value: <code translate="no">{sha256}</code>,
  }));
  return (
    <Section id="check" title={check.title} tone="mist">
      <div className={styles['halves']}>
        <p dangerouslySetInnerHTML={toMarkup(check.html)} />
        <div>
          <FactList className={styles['commands']} items={commands} />
          <FactList className={styles['checksums']} items={sums} />
        </div>
      </div>
    </Section>
  );
}

/** What each column of the files means: for whoever has opened one. */
function Columns({ columns }: Pick<View, 'columns'>): ReactNode {
  return (
    <div className={meanings['meanings']}>
      <Fold id="columns" title={columns.title}>
        <p>{columns.lead}</p>
        <div className={meanings['columns']}>
          {columns.tables.map((table) => (
            <DataTable key={table.caption} {...table} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

export function InvestorsDownload({ view }: TemplateProps<typeof investorsDownload>): ReactNode {
  const { missing, back } = view;
  return (
    <div className={layout['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        figureSize="small"
        figure={
          <div className={styles['headFacts']}>
            <HeadFacts items={view.facts} />
          </div>
        }
      />
      <Section id="reports" title={view.reports.title} lead={view.reports.lead}>
        <DocumentList items={view.reports.items} />
      </Section>
      <Section id="files" title={view.filesTitle} tone="mist">
        <DocumentList items={view.files} />
      </Section>
      <Columns columns={view.columns} />
      <Check {...view} />
      <Section id="missing">
        <div className={styles['halves']}>
          <h2>{missing.title}</h2>
          <p dangerouslySetInnerHTML={toMarkup(missing.html)} />
        </div>
      </Section>
      <Section id="back" tone="mist">
        <div className={investors['downloads']}>
          <div>
            <h2 className={styles['back']}>{back.title}</h2>
            <p>{back.lead}</p>
          </div>
          <PageLink className="button-quiet" href={back.path}>
            {back.action}
          </PageLink>
        </div>
      </Section>
    </div>
  );
}
