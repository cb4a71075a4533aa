import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { NextPages } from '#components/blocks/next-pages';
import { Panel } from '#components/blocks/panel-head';
import { Chart } from '#components/ui/chart/chart';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/page-model/template';
import type { customerInformationDetail } from '#lib/families/customer-information/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import { LongTextHead } from '#components/blocks/long-text-head';
import long from '#components/blocks/long-text.module.css';
import ibanStyles from './iban-parts.module.css';
import styles from './customer-information-detail.module.css';

type Props = Pick<TemplateProps<typeof customerInformationDetail>, 'view'>;

type Iban = Props['view']['iban'];

function Cells({ cells }: Pick<Iban['parts'][number], 'cells'>): ReactNode {
  return (
    <span className={ibanStyles['cells']} aria-hidden="true">
      {cells.map(({ character, opensGroup }, place) => (
        <span key={place} {...(opensGroup && { 'data-opens': '' })}>
          {character}
        </span>
      ))}
    </span>
  );
}

/** A sample IBAN with a cell per character and labelled parts. */
function IbanParts({ caption, parts }: Iban): ReactNode {
  return (
    <figure className={ibanStyles['figure']}>
      <ol className={ibanStyles['iban']}>
        {parts.map(({ name, length, example, isShort, cells }) => (
          <li key={name} {...(isShort && { 'data-short': '' })}>
            <span className={ibanStyles['words']}>
              <b>{name}</b> <small>{length}</small>
            </span>
            <span className="visually-hidden">{`: ${example}`}</span>
            <Cells cells={cells} />
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Head({ view }: Props): ReactNode {
  return (
    <div lang={view.language}>
      <LongTextHead
        title={view.name}
        lead={view.summary}
        note={view.asOf}
        box={{ id: 'facts', title: view.labels.facts, items: view.facts }}
      />
      <IbanParts {...view.iban} />
    </div>
  );
}

/** A document for account holders, which may be in another language than the site around it. */
export function CustomerInformationDetail({ view }: Props): ReactNode {
  return (
    <div className={layout['page']}>
      <Panel>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <Head view={view} />
      </Panel>
      <article className={reading['reading']} lang={view.language}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <div className={long['text']}>
          <Prose html={view.text.before} />
          {view.text.after && (
            <>
              <div className={`${styles['transfer']} ${long['wide']}`}>
                <Chart chart={view.transfer} />
              </div>
              <Prose html={view.text.after} />
            </>
          )}
        </div>
      </article>
      <div lang={view.language}>
        <NextPages id="ways" {...view.ways} />
      </div>
    </div>
  );
}
