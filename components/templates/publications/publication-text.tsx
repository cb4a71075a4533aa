import { Fragment, type ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { ChartDrawings } from '#components/ui/chart/chart';
import { PhoneFold } from '#components/ui/phone-fold';
import { ReadingText } from '#components/ui/reading-text';
import type { publicationPage } from '#lib/families/publications/family';
import type { TemplateProps } from '#lib/page-model/template';
import article from '../article.module.css';
import end from './publication-end.module.css';
import marks from './publication-marks.module.css';
import { PublicationStart } from './publication-start';
import styles from './publication-text.module.css';

type View = TemplateProps<typeof publicationPage>['view'];

function Figure({ drawing }: { readonly drawing: View['drawings'][number] }): ReactNode {
  return (
    <figure className={styles['figure']}>
      <figcaption>{drawing.title}</figcaption>
      <ChartDrawings drawings={drawing.drawings} sentence={drawing.sentence} />
      <p>{drawing.sentence}</p>
    </figure>
  );
}

/** A table that the drawing behind it repeats: phones show it on request. */
function RepeatedTable({ label, html }: { readonly label: string; readonly html: string }): ReactNode {
  return (
    <>
      <PhoneFold label={label} className={styles['fold']} />
      <ReadingText html={html} form="article" />
    </>
  );
}

/** The whole text, its chapters numbered and listed beside it. */
export function PublicationText({ view }: { readonly view: View }): ReactNode {
  return (
    <section className={styles['text']} aria-labelledby="text">
      <PublicationStart view={view} />
      <div className={`${article['reading']} ${styles['body']} ${styles['contents']}`}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        {/* One margin for all parts: a note stands beside its line only within one frame. */}
        <div className={`${styles['chapters']} ${end['end']} ${marks['marks']} has-margin`}>
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
