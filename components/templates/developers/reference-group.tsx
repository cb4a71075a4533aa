import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { Neighbours } from '#components/blocks/neighbours';
import { PanelHead } from '#components/blocks/panel-head';
import { DataTable } from '#components/ui/data-table';
import { LinkSequence } from '#components/ui/link-sequence';
import { toMarkup } from '#lib/core/markup';
import type { referenceGroup } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import { CodeSample } from './code-sample';
import { Operation, ObjectLink } from './operation';
import styles from './reference.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type View = TemplateProps<typeof referenceGroup>['view'];

/** What the partner's endpoint receives. */
function Delivery({ view: { delivery, labels } }: { readonly view: View }): ReactNode {
  if (!delivery) return null;
  return (
    <section className={styles['operation']} aria-labelledby={delivery.id}>
      <h2 id={delivery.id}>{delivery.title}</h2>
      <p dangerouslySetInnerHTML={toMarkup(delivery.html)} />
      <DataTable {...delivery.parameters} repeatsHeading />
      <p>
        {labels.request}: <ObjectLink {...delivery.request} />
      </p>
      <CodeSample {...delivery.code} />
    </section>
  );
}

/** What every versioned operation takes and may return: once a page instead of at each operation. */
function Common({ view: { common } }: { readonly view: View }): ReactNode {
  if (!common) return null;
  return (
    <section className={styles['operation']} aria-labelledby={common.id}>
      <h2 id={common.id}>{common.title}</h2>
      <DataTable {...common.parameters} repeatsHeading />
      <p className={styles['common']}>
        {common.label} <LinkSequence items={common.errors} />
      </p>
    </section>
  );
}

function Objects({ view: { objects } }: { readonly view: View }): ReactNode {
  return (
    <section className={styles['operation']} aria-labelledby={objects.id}>
      <h2 id={objects.id}>{objects.title}</h2>
      {objects.items.map(({ id, name, html, table }) => (
        <div key={id} className={styles['object']}>
          <h3 id={id} translate="no">
            {name}
          </h3>
          <p dangerouslySetInnerHTML={toMarkup(html)} />
          <DataTable {...table} repeatsHeading />
        </div>
      ))}
    </section>
  );
}

/** The operations of a resource, and the objects that they name. */
export function ReferenceGroup({ view }: TemplateProps<typeof referenceGroup>): ReactNode {
  const { title, summary, version, contents, operations, labels } = view;
  return (
    <div className={layout['page']}>
      <PanelHead view={view} title={title} lead={summary} note={version} />
      <div className={`${reading['reading']} ${styles['page']}`}>
        <ContentsList {...contents} />
        <div>
          {operations.map((operation) => (
            <Operation key={operation.id} operation={operation} labels={labels} share={view.share} />
          ))}
          <Delivery view={view} />
          <Common view={view} />
          <Objects view={view} />
          <Neighbours items={view.neighbours} />
        </div>
        <PageFeedback {...view.feedback} />
      </div>
    </div>
  );
}
