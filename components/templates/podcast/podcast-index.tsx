import type { ReactNode } from 'react';
import { TextSection } from '#components/blocks/text-section';
import { InkHead } from '#components/blocks/ink-head';
import { RecordingFigure } from '#components/blocks/recording-figure';
import { RecordingOpening } from '#components/blocks/recording-opening';
import { SeriesLists } from '#components/blocks/series-lists';
import type { TemplateProps } from '#lib/page-model/template';
import type { podcastIndex } from '#lib/families/podcast/family';
import layout from '../page.module.css';

type Props = Pick<TemplateProps<typeof podcastIndex>, 'view'>;

function Newest({ view: { newest, labels } }: Props): ReactNode {
  return newest.map(({ kicker, day, minutes, title, path, swimlanes, chapters }) => (
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
      <RecordingFigure {...swimlanes} chapters={chapters} label={labels.chapters} pagePath={path} />
    </RecordingOpening>
  ));
}

export function PodcastIndex({ view }: TemplateProps<typeof podcastIndex>): ReactNode {
  return (
    <div className={layout['page']}>
      <InkHead
        view={view}
        title={view.show}
        form="wordmark"
        sign="signal"
        aside={
          <p>
            <strong>{view.title}</strong>
            {view.intro}
          </p>
        }
      >
        <Newest view={view} />
      </InkHead>
      <SeriesLists
        all={{ id: 'episodes', title: view.labels.episodes, items: view.items }}
        next={{ id: 'next', ...view.next }}
        further={{ id: 'further', title: view.labels.further, items: view.further }}
      />
      <TextSection id="advice" {...view.advice} />
    </div>
  );
}
