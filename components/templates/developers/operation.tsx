import type { ReactNode } from 'react';
import { CodeText } from '#components/ui/code-text';
import { ShareLink } from '#components/blocks/share-link';
import { DataTable } from '#components/ui/data-table';
import { LinkSequence } from '#components/ui/link-sequence';
import { toMarkup } from '#lib/core/markup';
import type { referenceGroup } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import { CodeSample } from './code-sample';
import { Program } from './program';
import styles from './reference.module.css';

type View = TemplateProps<typeof referenceGroup>['view'];
type OperationView = View['operations'][number];

export function ObjectLink({ name, href }: { readonly name: string; readonly href: string }): ReactNode {
  return (
    <a href={href} translate="no">
      <code>
        <CodeText text={name} />
      </code>
    </a>
  );
}

function Answer({ answer }: { readonly answer: OperationView['answer'] }): ReactNode {
  const { label, html, object, code } = answer;
  return (
    <>
      <p>
        <b>{label}</b> {object && <ObjectLink {...object} />}{' '}
        <span dangerouslySetInnerHTML={toMarkup(html)} />
      </p>
      {code && <CodeSample {...code} />}
    </>
  );
}

type OperationProps = {
  readonly operation: OperationView;
  readonly labels: View['labels'];
  readonly share: View['share'];
};

/** An operation: address, parameters, code, response and errors. */
export function Operation({ operation, labels, share }: OperationProps): ReactNode {
  const { id, title, call, html, scope, parameters, request, program, answer, errors } = operation;
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
      </dl>
      {parameters && <DataTable {...parameters} />}
      <Program {...program} />
      <Answer answer={answer} />
      {errors.table && <DataTable {...errors.table} />}
      <p className={styles['common']}>
        {errors.label} <LinkSequence items={errors.common} />
      </p>
    </section>
  );
}
