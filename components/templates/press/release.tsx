import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Drawings } from '#components/ui/chart/drawings';
import { KeyFigures } from '#components/ui/key-figures';
import { Prose } from '#components/ui/prose';
import { Quote } from '#components/ui/quote';
import type { TemplateProps } from '#lib/page/template';
import type { releasePage } from '#lib/families/press/family';
import head from '#components/blocks/page-head.module.css';
import article from '../article.module.css';
import { PressOffice } from './press-office';
import styles from './release.module.css';

type View = TemplateProps<typeof releasePage>['view'];

function Neighbours({
  view: { newer, older, labels },
}: {
  readonly view: TemplateProps<typeof releasePage>['view'];
}): ReactNode {
  if (!newer && !older) return null;
  return (
    <nav className={article['neighbours']} aria-label={labels.neighbours}>
      {older && (
        <p>
          <span>{labels.older}</span>
          <a href={older.path}>{older.name}</a>
        </p>
      )}
      {newer && (
        <p>
          <span>{labels.newer}</span>
          <a href={newer.path}>{newer.name}</a>
        </p>
      )}
    </nav>
  );
}

/** The news as a drawing. */
function Yard({ title, sentence, drawings }: NonNullable<View['yard']>): ReactNode {
  return (
    <figure className={styles['yard']}>
      <figcaption>{title}</figcaption>
      <Drawings drawings={drawings} sentence={sentence} />
    </figure>
  );
}

/** A release as a newsroom needs it: day and place, the news, numbers, text, a quote, who answers. */
export function Release({ view }: TemplateProps<typeof releasePage>): ReactNode {
  const { labels, about, figures, quote, day, dateline } = view;
  return (
    <article className={article['page']}>
      <PageHead
        view={view}
        kicker={view.kicker}
        title={view.name}
        lead={view.summary}
        figureSize="small"
        figure={view.yard && <Yard {...view.yard} />}
      >
        <p className={head['note']}>
          <time dateTime={day.iso}>{dateline}</time>
        </p>
      </PageHead>
      {figures.length > 0 && <KeyFigures items={figures} />}
      <div className={styles['main']}>
        <div className={styles['text']}>
          {quote && <Quote {...quote} />}
          <Prose html={view.html} />
        </div>
        <aside className={styles['aside']}>
          <section aria-labelledby="contact">
            <h2 id="contact">{labels.contact}</h2>
            <PressOffice person={view.person} />
          </section>
          <section aria-labelledby="about">
            <h2 id="about">{about.title}</h2>
            <p dangerouslySetInnerHTML={{ __html: about.html }} />
          </section>
        </aside>
      </div>
      <Neighbours view={view} />
    </article>
  );
}
