import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { RelationMap } from '#components/ui/relation-map';
import { Sources } from '#components/blocks/sources';
import { Chart } from '#components/ui/chart/chart';
import { ReadingText } from '#components/ui/reading-text';
import type { glossaryArticle } from '#lib/families/glossary/family';
import type { TemplateProps } from '#lib/page/template';
import article from '../article.module.css';
import styles from './glossary-article.module.css';

type Props = TemplateProps<typeof glossaryArticle>;

function Neighbours({ view: { previous, next, labels } }: Pick<Props, 'view'>): ReactNode {
  return (
    <ul className={article['neighbours']}>
      {previous && (
        <li>
          <span>{labels.previous}</span>{' '}
          <a href={previous.path} rel="prev">
            {previous.name}
          </a>
        </li>
      )}
      {next && (
        <li>
          <span>{labels.next}</span>{' '}
          <a href={next.path} rel="next">
            {next.name}
          </a>
        </li>
      )}
    </ul>
  );
}

function Term({ view: { name, abbreviation } }: Pick<Props, 'view'>): ReactNode {
  return (
    <span className={styles['term']}>
      {name} {abbreviation && <abbr>{abbreviation}</abbr>}
    </span>
  );
}

/** One term: meaning first, then the text, what it rests on, and where to read on. */
export function GlossaryArticle({ view }: Props): ReactNode {
  return (
    <article className={article['article']}>
      <PageHead
        view={view}
        title={<Term view={view} />}
        lead={view.definition}
        note={view.reviewed}
        figure={view.neighbourhood && <RelationMap map={view.neighbourhood} />}
        figureSize="small"
      />
      {view.charts.map((chart) => (
        <div key={chart.title} className={styles['chart']}>
          <Chart chart={chart} />
        </div>
      ))}
      <ContentsList label={view.labels.onThisPage} headings={view.contents} />
      <div>
        <ReadingText html={view.html} form="article" />
        <Sources id="sources" items={view.sources} labels={view.labels} />
      </div>
      <aside className={article['after']} aria-labelledby="related">
        <h2 id="related">{view.labels.related}</h2>
        <LinkCards items={view.related} />
        <Neighbours view={view} />
      </aside>
      <ContactBand {...view.contact} />
    </article>
  );
}
