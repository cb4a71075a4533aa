import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { RelationMap } from '#components/ui/relation-map';
import { Sources } from '#components/blocks/sources';
import { Chart } from '#components/ui/chart/chart';
import { ReadingText } from '#components/ui/reading-text';
import type { glossaryArticle } from '#lib/families/glossary/family';
import type { TemplateProps } from '#lib/page-model/template';
import article from '../article.module.css';
import styles from './glossary-article.module.css';

type Props = TemplateProps<typeof glossaryArticle>;

function Neighbours({ view: { previous, next, labels } }: Pick<Props, 'view'>): ReactNode {
  return (
    <ul className={article['neighbours']}>
      {previous && (
        <li>
          <span>{labels.previous}</span>{' '}
          <PageLink href={previous.path} rel="prev">
            {previous.name}
          </PageLink>
        </li>
      )}
      {next && (
        <li>
          <span>{labels.next}</span>{' '}
          <PageLink href={next.path} rel="next">
            {next.name}
          </PageLink>
        </li>
      )}
    </ul>
  );
}

/** The term with its meaning, and where it lies: the terms next to it as tracks that run on. */
function Head({ view }: Pick<Props, 'view'>): ReactNode {
  const { neighbourhood, abbreviation } = view;
  const head = (
    <PageHead
      view={view}
      kicker={abbreviation && <abbr className={styles['abbreviation']}>{abbreviation}</abbr>}
      title={<span className={styles['term']}>{view.name}</span>}
      lead={view.definition}
      note={view.reviewed}
      figure={neighbourhood && <RelationMap map={neighbourhood} />}
      figureSize="small"
    />
  );
  return <div className={styles['head']}>{neighbourhood ? <PanelHead>{head}</PanelHead> : head}</div>;
}

/** One term: meaning first, then the text, what it rests on, and where to read on. */
export function GlossaryArticle({ view }: Props): ReactNode {
  return (
    <article className={article['page']}>
      <Head view={view} />
      {view.charts.map((chart) => (
        <div key={chart.title} className={styles['chart']}>
          <Chart chart={chart} />
        </div>
      ))}
      <div className={`${article['reading']} ${styles['text']}`}>
        <ContentsList label={view.labels.onThisPage} headings={view.contents} />
        <div>
          <ReadingText html={view.html} form="article" />
          <Sources id="sources" items={view.sources} labels={view.labels} />
        </div>
      </div>
      <aside className={styles['related']} aria-labelledby="related">
        <h2 id="related">{view.labels.related}</h2>
        <LinkCards items={view.related} />
        <Neighbours view={view} />
      </aside>
      <ContactBand {...view.contact} />
    </article>
  );
}
