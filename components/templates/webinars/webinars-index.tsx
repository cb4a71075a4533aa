import type { ReactNode } from 'react';
import { DrawnList } from '#components/blocks/drawn-list';
import { InkHead } from '#components/blocks/ink-head';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { RecordingOpening } from '#components/blocks/recording-opening';
import type { TemplateProps } from '#lib/page/template';
import type { webinarsIndex } from '#lib/families/webinars/family';
import article from '../article.module.css';
import { HourFigure } from './hour-figure';
import styles from './webinar.module.css';

type Props = Pick<TemplateProps<typeof webinarsIndex>, 'view'>;

/** The newest webinar from inside. */
function Newest({ view: { newest, labels } }: Props): ReactNode {
  return newest.map(({ day, hours, title, path, hour }) => (
    <RecordingOpening
      key={path}
      id="newest"
      title={title}
      path={path}
      action={labels.open}
      kicker={
        <>
          <time dateTime={day.iso}>{day.text}</time>
          <span>{hours}</span>
        </>
      }
    >
      <HourFigure hour={hour} label={labels.agenda} />
    </RecordingOpening>
  ));
}

/** The newest webinar from inside, then all of them. */
export function WebinarsIndex({ view, shared }: TemplateProps<typeof webinarsIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <InkHead
        view={view}
        title={view.wordmark}
        form="wordmark"
        aside={
          <p>
            <strong>{view.title}</strong>
            {view.intro}
          </p>
        }
      >
        <Newest view={view} />
      </InkHead>
      <section aria-labelledby="webinars">
        <h2 id="webinars" className={styles['listTitle']}>
          {view.labels.all}
        </h2>
        <DrawnList items={view.items} level={3} />
      </section>
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
    </div>
  );
}
