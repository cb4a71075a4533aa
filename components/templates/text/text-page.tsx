import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { PanelHead } from '#components/blocks/panel-head';
import { Periods } from '#components/blocks/periods';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page-model/template';
import type { textPage } from '#lib/families/text/family';
import article from '../article.module.css';
import { LongTextHead } from '#components/blocks/long-text-head';
import long from '#components/blocks/long-text.module.css';
import { Topics } from '#components/blocks/topics';
import contacts from './contacts.module.css';
import pairs from './pairs.module.css';
import styles from './text-page.module.css';

type Part = Pick<TemplateProps<typeof textPage>, 'view'>;

/** All documents of this kind in one line, the reader's own among them: at the end, where the head has no room for it. */
function AllTexts({ view: { all, labels } }: Part): ReactNode {
  return (
    <nav className={styles['all']} aria-labelledby="all">
      <h2 id="all">{labels.all}</h2>
      <ul className="stops">
        {all.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <PageLink href={path} {...(isCurrent && { 'aria-current': 'page' })}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Title, whom to reach, the periods it names to scale, and on desks the line of all documents with this one lit. */
function Head({ view }: Part): ReactNode {
  const { contact, labels, name, note, summary, periods, all } = view;
  return (
    <div className={styles['head']}>
      <PanelHead form="stacked" stage={<Topics form="across" label={labels.texts} topics={all} />}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <LongTextHead
          title={name}
          lead={summary}
          note={note}
          box={{ id: 'responsible', form: 'box', ...contact }}
          figure={periods && <Periods id="periods" {...periods} />}
        />
      </PanelHead>
    </div>
  );
}

/** A plain document: imprint, policies, terms. Dense and printable. */
export function TextPage({ view }: TemplateProps<typeof textPage>): ReactNode {
  return (
    <div className={article['page']}>
      <Head view={view} />
      <article
        className={[long['document'], styles['numbered'], pairs['pairs'], contacts['contacts']].join(' ')}
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
