import type { ReactNode } from 'react';
import { TextSection } from '#components/blocks/text-section';
import { InkHead } from '#components/blocks/ink-head';
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

export function WebinarsIndex({ view }: TemplateProps<typeof webinarsIndex>): ReactNode {
  const { form, ...next } = view.next;
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
        <Newest view={view} />
      </InkHead>
      <SeriesLists
        all={{ id: 'webinars', title: view.labels.all, items: view.items }}
        next={{ id: 'next', ...next, children: form && <Form view={form} level={3} /> }}
        further={{ id: 'further', title: view.labels.further, items: view.further }}
      />
      <TextSection id="advice" {...view.advice} />
    </div>
  );
}
