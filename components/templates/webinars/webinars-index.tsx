import type { ReactNode } from 'react';
import { TextSection } from '#components/blocks/text-section';
import { InkHead } from '#components/blocks/ink-head';
import { NextEvent } from '#components/blocks/next-event';
import { RecordingFigure } from '#components/blocks/recording-figure';
import { RecordingOpening } from '#components/blocks/recording-opening';
import { SeriesLists } from '#components/blocks/series-lists';
import { Form } from '#islands/form';
import type { TemplateProps } from '#lib/page-model/template';
import type { webinarsIndex } from '#lib/families/webinars/family';
import layout from '../page.module.css';

type Props = Pick<TemplateProps<typeof webinarsIndex>, 'view'>;

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
      <RecordingFigure {...hour} label={labels.agenda} pagePath={path} />
    </RecordingOpening>
  ));
}

/** The head shows the next webinar with its form, or the newest one while none is announced. */
export function WebinarsIndex({ view }: TemplateProps<typeof webinarsIndex>): ReactNode {
  const { form, ...event } = view.next;
  const next = { id: 'next', ...event, children: form && <Form view={form} level={3} /> };
  const isAnnounced = Boolean(event.event);
  return (
    <div className={layout['page']}>
      <InkHead
        view={view}
        title={view.wordmark}
        form="wordmark"
        sign="clock"
        aside={
          <p>
            <strong>{view.title}</strong>
            {view.intro}
          </p>
        }
      >
        {isAnnounced ? <NextEvent {...next} /> : <Newest view={view} />}
      </InkHead>
      <SeriesLists
        all={{ id: 'webinars', title: view.labels.all, items: view.items }}
        next={isAnnounced ? undefined : next}
        further={{ id: 'further', title: view.labels.further, items: view.further }}
      />
      <TextSection id="advice" {...view.advice} />
    </div>
  );
}
