import type { ReactNode } from 'react';
import { CodeText } from '#components/ui/code-text';
import { ShareLink } from '#components/blocks/share-link';
import { DataTable } from '#components/ui/data-table';
import { toMarkup } from '#lib/core/markup';
import type { referenceGroup } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import { CodeSample } from './code-sample';
import { Program } from './program';
import styles from './reference.module.css';

type View = TemplateProps<typeof referenceGroup>['view'];
type OperationView = View['operations'][number];

type OperationProps = {
  readonly operation: OperationView;
  readonly labels: View['labels'];
  readonly share: View['share'];
};

export function ObjectLink({ name, href }: { readonly name: string; readonly href: string }): ReactNode {
  return (
    <a href={href} translate="no">
      <code>
        <CodeText text={name} />
      </code>
    </a>
  );
}

/** What is sent, what comes back, and which scope it takes. */
function Facts({ operation, labels }: Omit<OperationProps, 'share'>): ReactNode {
  const { scope, request, answer } = operation;
  return (
    <dl className={styles['facts']}>
      {scope && (
        <div>
          <dt>{labels.scope}</dt>
          <dd>
            <code>
              <CodeText text={scope} />
            </code>
          </dd>
        </div>
      )}
      {request && (
        <div>
          <dt>{labels.request}</dt>
          <dd>
            <ObjectLink {...request} />
          </dd>
        </div>
      )}
      <div>
        <dt>{answer.label}</dt>
        <dd>
          {answer.object && (
            <>
              <ObjectLink {...answer.object} />:{' '}
            </>
          )}
          <span dangerouslySetInnerHTML={toMarkup(answer.html)} />
        </dd>
      </div>
    </dl>
  );
}

/** An operation: address, parameters, code, response and errors. */
export function Operation({ operation, labels, share }: OperationProps): ReactNode {
  const { id, title, call, html, parameters, program, answer, errors } = operation;
  return (
    <section className={styles['operation']} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>{title}</h2>
        {share && <ShareLink words={share} anchor={id} />}
      </div>
      <p className={styles['call']} translate="no">
        <code>
          <CodeText text={call} />
        </code>
      </p>
      {html && <p dangerouslySetInnerHTML={toMarkup(html)} />}
      <Facts operation={operation} labels={labels} />
      {parameters && <DataTable {...parameters} repeatsHeading />}
      <div className={styles['exchange']}>
        <Program {...program} />
        {answer.code && <CodeSample {...answer.code} />}
      </div>
      {errors && <DataTable {...errors} />}
    </section>
  );
}
