import { Fragment, type ReactNode } from 'react';
import { PageLink } from '#page-link';
import { ContentsList } from '#components/blocks/contents-list';
import { ChartDrawings } from '#components/ui/chart/chart';
import { PhoneDisclosure } from '#components/ui/phone-disclosure';
import { ReadingText } from '#components/ui/reading-text';
import type { publicationPage } from '#lib/families/publications/family';
import type { TemplateProps } from '#lib/page-model/template';
import reading from '../reading.module.css';
import end from './publication-end.module.css';
import line from './chapter-line.module.css';
import marks from './publication-marks.module.css';
import startStyles from './publication-start.module.css';
import styles from './publication-text.module.css';
import shares from './share-bars.module.css';

type View = TemplateProps<typeof publicationPage>['view'];
type Props = { readonly view: View };

function Chapters({ view: { stations, labels } }: Props): ReactNode {
  return (
    <ol className={line['line']} aria-label={labels.chapters}>
      {stations.map(({ number, text, path, minutes, event }) => (
        <li key={number} {...(event && { 'data-event': '' })}>
          <PageLink href={path}>
            <b>{number}</b> {!event && <small>{minutes}</small>} <span>{text}</span>
          </PageLink>
          {event && <small>{event}</small>}
        </li>
      ))}
    </ol>
  );
}

function Start({ view }: Props): ReactNode {
  return (
    <header className={startStyles['start']}>
      <div className={startStyles['title']}>
        <h2 id="text">{view.labels.text}</h2>
        <p>{view.minutes}</p>
      </div>
      <Chapters view={view} />
    </header>
  );
}

function Figure({ drawing }: { readonly drawing: View['drawings'][number] }): ReactNode {
  return (
    <figure className={styles['figure']}>
      <figcaption>{drawing.title}</figcaption>
      <ChartDrawings {...drawing} />
      <p>{drawing.alt}</p>
    </figure>
  );
}

/** A table with the data of the drawing after it; collapsed on phones. */
function RepeatedTable({ label, html }: { readonly label: string; readonly html: string }): ReactNode {
  return (
    <>
      <PhoneDisclosure label={label} className={styles['fold']} />
      <ReadingText html={html} form="article" />
    </>
  );
}

export function PublicationText({ view }: Props): ReactNode {
  return (
    <section className={styles['text']} aria-labelledby="text">
      <Start view={view} />
      <div className={`${reading['reading']} ${styles['contents']}`}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        {/* One container for all parts: margin notes are positioned within it. */}
        <div
          className={`${styles['chapters']} ${end['end']} ${marks['marks']} ${shares['shares']} has-margin`}
        >
          {view.parts.map(({ text, table }, index) => {
            const drawing = view.drawings[index];
            return (
              <Fragment key={index}>
                <ReadingText html={text} form={index === 0 ? 'guide' : 'article'} />
                {table && <RepeatedTable label={view.labels.asTable} html={table} />}
                {drawing && <Figure drawing={drawing} />}
              </Fragment>
            );
          })}
        </div>
      </div>
    </section>
  );
}
