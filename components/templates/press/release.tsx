import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { ChartDrawings } from '#components/ui/chart/chart';
import { Prose } from '#components/ui/prose';
import { Quote } from '#components/ui/quote';
import type { TemplateProps } from '#lib/page-model/template';
import type { releasePage } from '#lib/families/press/family';
import head from '#components/blocks/page-head.module.css';
import article from '../article.module.css';
import { PressOffice } from './press-office';
import styles from './release.module.css';

type View = TemplateProps<typeof releasePage>['view'];

function Neighbours({ view: { newer, older, labels } }: { readonly view: View }): ReactNode {
  if (!newer && !older) return null;
  return (
    <nav className={article['neighbours']} aria-label={labels.neighbours}>
      {older && (
        <p>
          <span>{labels.older}</span>
          <PageLink href={older.path}>{older.name}</PageLink>
        </p>
      )}
      {newer && (
        <p>
          <span>{labels.newer}</span>
          <PageLink href={newer.path}>{newer.name}</PageLink>
        </p>
      )}
    </nav>
  );
}

/** A part of the news as a drawing. */
function Figure({ title, sentence, drawings }: NonNullable<View['growth']>): ReactNode {
  return (
    <figure className={styles['drawing']}>
      <figcaption>{title}</figcaption>
      <ChartDrawings drawings={drawings} sentence={sentence} />
    </figure>
  );
}

/** The news in numbers, a row each. */
function Numbers({ view: { figures } }: { readonly view: View }): ReactNode {
  return (
    <dl className={styles['numbers']}>
      {figures.map(({ value, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A release as a newsroom needs it: day and place, the news, numbers, text, a quote, who answers. */
export function Release({ view }: TemplateProps<typeof releasePage>): ReactNode {
  const { labels, about, quote, day, dateline, onward } = view;
  return (
    <article className={`${article['page']} ${styles['release']}`}>
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
        {view.figures.length > 0 && <Numbers view={view} />}
      </PageHead>
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
          {view.tally && <Figure {...view.tally} />}
          <section aria-labelledby="about">
            <h2 id="about">{about.title}</h2>
            <p dangerouslySetInnerHTML={toMarkup(about.html)} />
          </section>
        </aside>
      </div>
      <Neighbours view={view} />
      <OnwardSubject id="onward" title={onward.title} items={onward.pages} />
    </article>
  );
}
