import { Fragment, type ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { Drawings } from '#components/ui/chart/drawings';
import { ReadingText } from '#components/ui/reading-text';
import type { publicationPage } from '#lib/families/publications/family';
import type { TemplateProps } from '#lib/page/template';
import article from '../article.module.css';
import end from './publication-end.module.css';
import marks from './publication-marks.module.css';
import start from './publication-start.module.css';
import styles from './publication-text.module.css';

type View = TemplateProps<typeof publicationPage>['view'];

function Figure({ drawing }: { readonly drawing: View['drawings'][number] }): ReactNode {
  return (
    <figure className={styles['figure']}>
      <figcaption>{drawing.title}</figcaption>
      <Drawings drawings={drawing.drawings} sentence={drawing.sentence} />
      <p>{drawing.sentence}</p>
    </figure>
  );
}

/** The whole text, its chapters numbered and listed beside it. */
export function PublicationText({ view }: { readonly view: View }): ReactNode {
  return (
    <section className={styles['text']} aria-labelledby="text">
      <header className={start['start']}>
        <p>
          {view.kicker}
          <span>{view.minutes}</span>
        </p>
        <h2 id="text">{view.labels.text}</h2>
      </header>
      <div className={`${article['reading']} ${styles['body']} ${styles['contents']}`}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        {/* One margin for all parts: a note stands beside its line only within one frame. */}
        <div className={`${styles['chapters']} ${end['end']} ${marks['marks']} has-margin`}>
          {view.parts.map((html, index) => {
            const drawing = view.drawings[index];
            return (
              <Fragment key={index}>
                <ReadingText html={html} form={index === 0 ? 'guide' : 'article'} />
                {drawing && <Figure drawing={drawing} />}
              </Fragment>
            );
          })}
        </div>
      </div>
    </section>
  );
}
