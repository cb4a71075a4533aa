import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { Neighbours } from '#components/blocks/neighbours';
import { PageHead } from '#components/blocks/page-head';
import { ShareLink } from '#components/blocks/share-link';
import { Panel } from '#components/blocks/panel-head';
import { Network } from '#components/ui/network';
import { Sources } from '#components/blocks/sources';
import { Chart } from '#components/ui/chart/chart';
import { ReadingText } from '#components/ui/reading-text';
import type { glossaryArticle } from '#lib/families/glossary/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import styles from './glossary-article.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type Props = TemplateProps<typeof glossaryArticle>;

/** The terms before and after. */
const listNeighbours = ({ previous, next, labels }: Props['view']) => [
  ...(previous ? [{ ...previous, rel: 'prev', label: labels.previous }] : []),
  ...(next ? [{ ...next, rel: 'next', label: labels.next }] : []),
];

function Head({ view }: Pick<Props, 'view'>): ReactNode {
  const { network, abbreviation } = view;
  const head = (
    <PageHead
      view={view}
      kicker={abbreviation && <abbr className={styles['abbreviation']}>{abbreviation}</abbr>}
      title={<span className={styles['term']}>{view.name}</span>}
      lead={view.definition}
      note={view.reviewed}
      figure={network && <Network map={network} />}
      figureSize="small"
    >
      {view.share && <ShareLink words={view.share} />}
    </PageHead>
  );
  return <div className={styles['head']}>{network ? <Panel>{head}</Panel> : head}</div>;
}

export function GlossaryArticle({ view }: Props): ReactNode {
  return (
    <article className={layout['page']}>
      <Head view={view} />
      {view.charts.map((chart) => (
        <div key={chart.title} className={styles['chart']}>
          <Chart chart={chart} />
        </div>
      ))}
      <div className={reading['reading']}>
        <ContentsList label={view.labels.onThisPage} headings={view.contents} />
        <div>
          <ReadingText html={view.html} form="article" />
          <Sources id="sources" items={view.sources} labels={view.labels} />
        </div>
        <Neighbours items={listNeighbours(view)} />
        <PageFeedback {...view.feedback} />
      </div>
      <ContactBand {...view.contact} related={{ title: view.labels.related, items: view.related }} />
    </article>
  );
}
