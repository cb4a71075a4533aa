import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { Neighbours } from '#components/blocks/neighbours';
import { PanelHead } from '#components/blocks/panel-head';
import { ShareLink } from '#components/blocks/share-link';
import { DataTable, type DataTableProps } from '#components/ui/data-table';
import { LinkSequence } from '#components/ui/link-sequence';
import { toMarkup } from '#lib/core/markup';
import type { referenceErrors } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import { CodeSample } from './code-sample';
import styles from './reference.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type View = TemplateProps<typeof referenceErrors>['view'];

type ErrorProps = {
  readonly error: View['statuses'][number]['items'][number];
  readonly labels: View['labels'];
  readonly share: View['share'];
};

/** What an error means and what to do, beside what it looks like and where it occurs. */
function ErrorEntry({ error, labels, share }: ErrorProps): ReactNode {
  const { id, title, meaning, todo, operations, note, code } = error;
  return (
    <section className={`${styles['operation']} ${styles['error']}`} aria-labelledby={id}>
      <div>
        <div className={styles['heading']}>
          <h3 id={id} translate="no">
            {id}
          </h3>
          {share && <ShareLink words={share} anchor={id} />}
        </div>
        <p dangerouslySetInnerHTML={toMarkup(meaning)} />
        <p>
          <b>{labels.whatToDo}:</b> <span dangerouslySetInnerHTML={toMarkup(todo)} />
        </p>
      </div>
      <div>
        {code ? (
          <CodeSample {...code} isLabelHidden />
        ) : (
          <p className={styles['common']} translate="no">
            <code>title</code>: <span lang="en">{title}</span>
          </p>
        )}
        {note && <p className={styles['common']}>{note}</p>}
        {operations && (
          <p className={styles['common']}>
            {labels.operations} <LinkSequence items={operations} />
          </p>
        )}
      </div>
    </section>
  );
}

type PartProps = {
  readonly id: string;
  readonly part: View['token' | 'reasons'] & { readonly table: DataTableProps };
};

function TablePart({ id, part }: PartProps): ReactNode {
  return (
    <section className={styles['operation']} aria-labelledby={id}>
      <h2 id={id}>{part.title}</h2>
      {part.lead && <p>{part.lead}</p>}
      <DataTable {...part.table} repeatsHeading={part.table.caption === part.title} />
    </section>
  );
}

/** Every error, by status, with its meaning and what to do, below the form that all have. */
export function ReferenceErrors({ view }: TemplateProps<typeof referenceErrors>): ReactNode {
  const { title, summary, contents, example, statuses, token, reasons, labels } = view;
  return (
    <div className={layout['page']}>
      <PanelHead view={view} title={title} lead={summary} />
      <div className={`${reading['reading']} ${styles['page']}`}>
        <ContentsList {...contents} />
        <div>
          <CodeSample {...example} />
          {statuses.map(({ status, items }) => (
            <section key={status} className={styles['status']} aria-labelledby={`status-${status}`}>
              <h2 id={`status-${status}`}>{status}</h2>
              <div>
                {items.map((error) => (
                  <ErrorEntry key={error.id} error={error} labels={labels} share={view.share} />
                ))}
              </div>
            </section>
          ))}
          <TablePart id="token-title" part={token} />
          <TablePart id="reasons-title" part={reasons} />
          <Neighbours items={view.neighbours} />
        </div>
        <PageFeedback {...view.feedback} />
      </div>
    </div>
  );
}
