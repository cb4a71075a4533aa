import type { ReactNode } from 'react';
import { DrawnList } from '#components/blocks/drawn-list';
import { InkHead } from '#components/blocks/ink-head';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { RecordingOpening } from '#components/blocks/recording-opening';
import type { TemplateProps } from '#lib/page/template';
import type { podcastIndex } from '#lib/families/podcast/family';
import article from '../article.module.css';
import styles from './podcast.module.css';
import { TalkFigure } from './talk-figure';

type Props = Pick<TemplateProps<typeof podcastIndex>, 'view'>;

/** The newest episode from inside. */
function Newest({ view: { newest, labels } }: Props): ReactNode {
  return newest.map(({ kicker, day, minutes, title, path, talk, chapters }) => (
    <RecordingOpening
      key={path}
      id="newest"
      title={title}
      path={path}
      action={labels.read}
      kicker={
        <>
          <span>{kicker}</span>
          <time dateTime={day.iso}>{day.text}</time>
          <span>{minutes}</span>
        </>
      }
    >
      <TalkFigure talk={talk} chapters={chapters} label={labels.chapters} />
    </RecordingOpening>
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
