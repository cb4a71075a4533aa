import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ContentsList } from '#components/blocks/contents-list';
import { Neighbours } from '#components/blocks/neighbours';
import { RelatedPages } from '#components/blocks/related-pages';
import { PageHead } from '#components/blocks/page-head';
import { ShareLink } from '#components/blocks/share-link';
import { ChartDrawings, Drawing } from '#components/ui/chart/chart';
import { FactList } from '#components/ui/fact-list';
import { Quote } from '#components/ui/quote';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page-model/template';
import type { releasePage } from '#lib/families/press/family';
import head from '#components/blocks/page-head.module.css';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import { PressOffice } from './press-office';
import styles from './release.module.css';

type View = TemplateProps<typeof releasePage>['view'];

/** The releases before and after. */
const listNeighbours = ({ newer, older, labels }: View) => [
  ...(older ? [{ ...older, label: labels.older }] : []),
  ...(newer ? [{ ...newer, label: labels.newer }] : []),
];

function Figure({ title, alt, drawings }: NonNullable<View['growth']>): ReactNode {
  return (
    <figure className={styles['drawing']}>
      <figcaption>{title}</figcaption>
      <ChartDrawings drawings={drawings} alt={alt} />
    </figure>
  );
}

type TallyProps = { readonly tally: NonNullable<View['tally']> };

/** What became of many: as bars, or of a hundred as a dot for each, with what the dots of each colour are. */
function Tally({ tally: { title, alt, funnel, hundred } }: TallyProps): ReactNode {
  if (funnel) return <Figure title={title} alt={alt} drawings={funnel} />;
  return (
    <figure className={`${styles['drawing']} ${styles['hundred']}`}>
      <figcaption>{title}</figcaption>
      <Drawing drawing={hundred.drawing} alt={alt} />
      <ul>
        {hundred.legend.map(({ name, series }) => (
          <li key={name}>
            {series.map((one) => (
              <i key={one} data-series={one} />
            ))}
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

export function Release({ view }: TemplateProps<typeof releasePage>): ReactNode {
  const { labels, about, quote, day, dateline, related } = view;
  return (
    <article className={layout['page']}>
      <PageHead
        view={view}
        kicker={view.kicker}
        title={view.name}
        lead={view.summary}
        figure={view.growth && <Figure {...view.growth} />}
      >
        <p className={head['note']}>
          <time dateTime={day.iso}>{dateline}</time>
        </p>
        {view.figures.length > 0 && (
          <FactList
            className={view.growth ? styles['numbers'] : `${styles['numbers']} ${styles['wide']}`}
            valueClassName={styles['value']}
            items={view.figures}
          />
        )}
        {view.share && <ShareLink words={view.share} />}
      </PageHead>
      <div className={reading['reading']}>
        <ContentsList label={labels.contents} headings={view.contents} />
        <div className={styles['text']}>
          {view.tally && <Tally tally={view.tally} />}
          <ReadingText html={view.html} form="article" />
          {quote && <Quote {...quote} />}
          {view.notes && <ReadingText html={view.notes} form="article" />}
          <section className={styles['about']} aria-labelledby="about">
            <h2 id="about">{about.title}</h2>
            <p dangerouslySetInnerHTML={toMarkup(about.html)} />
          </section>
        </div>
        <aside>
          <section aria-labelledby="contact">
            <h2 id="contact">{labels.contact}</h2>
            <PressOffice person={view.person} />
          </section>
        </aside>
      </div>
      <Neighbours label={labels.neighbours} items={listNeighbours(view)} />
      <RelatedPages title={related.title} items={related.pages} />
    </article>
  );
}
