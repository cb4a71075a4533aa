import type { ReactNode } from 'react';
import { DrawnList } from '#components/blocks/drawn-list';
import { InkHead } from '#components/blocks/ink-head';
import { OnwardSubject } from '#components/blocks/onward-subject';
import type { TemplateProps } from '#lib/page/template';
import type { podcastIndex } from '#lib/families/podcast/family';
import article from '../article.module.css';
import styles from './podcast.module.css';
import { TalkFigure } from './talk-figure';

type Props = Pick<TemplateProps<typeof podcastIndex>, 'view'>;

/** The newest episode from inside. */
function Newest({ view: { newest, labels } }: Props): ReactNode {
  return newest.map(({ kicker, day, minutes, title, path, talk, chapters }) => (
    <section key={path} className={styles['newest']} aria-labelledby="newest">
      <div className={styles['opening']}>
        <div>
          <p className={styles['kicker']}>
            <span>{kicker}</span>
            <time dateTime={day.iso}>{day.text}</time>
            <span>{minutes}</span>
          </p>
          <h2 id="newest">
            <a href={path}>{title}</a>
          </h2>
        </div>
        <p>
          <a className="button" href={path}>
            {labels.read}
          </a>
        </p>
      </div>
      <TalkFigure talk={talk} chapters={chapters} label={labels.chapters} />
    </section>
  ));
}

/** The show: its newest episode from inside, then all of them. */
export function PodcastIndex({ view, shared }: TemplateProps<typeof podcastIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <InkHead
        view={view}
        title={view.show}
        form="wordmark"
        hasSignal
        aside={
          <p>
            <strong>{view.title}</strong>
            {view.intro}
          </p>
        }
      >
        <Newest view={view} />
      </InkHead>
      <section aria-labelledby="episodes">
        <h2 id="episodes" className={styles['listTitle']}>
          {view.labels.episodes}
        </h2>
        <DrawnList items={view.items} level={3} />
      </section>
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
    </div>
  );
}
