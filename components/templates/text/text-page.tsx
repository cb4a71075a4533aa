import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { Panel } from '#components/blocks/panel-head';
import { Periods } from '#components/blocks/periods';
import { LinkList } from '#components/ui/link-list';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page-model/template';
import type { textPage } from '#lib/families/text/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import { LongTextHead } from '#components/blocks/long-text-head';
import long from '#components/blocks/long-text.module.css';
import contacts from './contacts.module.css';
import pairs from './pairs.module.css';
import styles from './text-page.module.css';

type Props = Pick<TemplateProps<typeof textPage>, 'view'>;

/** Links to all documents of this kind. */
function AllTexts({ view: { all, labels } }: Props): ReactNode {
  return (
    <nav className={styles['all']} aria-labelledby="all">
      <h2 id="all">{labels.all}</h2>
      <LinkList className="dotted-links" items={all} />
    </nav>
  );
}

function Head({ view }: Props): ReactNode {
  const { contact, name, note, summary, periods } = view;
  return (
    <Panel>
      <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
      <LongTextHead
        title={name}
        lead={summary}
        note={note}
        box={{ id: 'responsible', ...contact }}
        figure={periods && <Periods id="periods" {...periods} />}
      />
    </Panel>
  );
}

export function TextPage({ view }: Props): ReactNode {
  return (
    <div className={layout['page']}>
      <Head view={view} />
      <article
        className={[reading['reading'], styles['numbered'], pairs['pairs'], contacts['contacts']].join(' ')}
      >
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <div className={long['text']}>
          <ReadingText html={view.html} form="article" />
        </div>
      </article>
      <AllTexts view={view} />
    </div>
  );
}
