import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { Drawings } from '#components/ui/chart/drawings';
import { ReadingText } from '#components/ui/reading-text';
import type { publicationPage } from '#lib/families/publications/family';
import type { TemplateProps } from '#lib/page/template';
import article from '../article.module.css';
import styles from './publication-text.module.css';

/** The whole text, its chapters numbered and listed beside it. */
export function PublicationText({
  view,
}: {
  readonly view: TemplateProps<typeof publicationPage>['view'];
}): ReactNode {
  const [before = '', behind] = view.parts;
  return (
    <section className={styles['text']} aria-labelledby="text">
      <header>
        <p>{view.kicker}</p>
        <h2 id="text">{view.labels.text}</h2>
      </header>
      <div className={`${article['reading']} ${styles['body']} ${styles['contents']}`}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        {/* One margin for both parts: a note stands beside its line only within one frame. */}
        <div className={`${styles['chapters']} has-margin`}>
          <ReadingText html={before} form="guide" />
          {view.drawing && (
            <figure className={styles['figure']}>
              <figcaption>{view.drawing.title}</figcaption>
              <Drawings drawings={view.drawing.drawings} sentence={view.drawing.sentence} />
              <p>{view.drawing.sentence}</p>
            </figure>
          )}
          {behind && <ReadingText html={behind} form="article" />}
        </div>
      </div>
    </section>
  );
}
