import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { ChartDrawings } from '#components/ui/chart/chart';
import { ReadingText } from '#components/ui/reading-text';
import type { webinarPage } from '#lib/families/webinars/family';
import type { TemplateProps } from '#lib/page-model/template';
import { CheckoutScreens } from './checkout-screens';
import styles from './webinar.module.css';

type View = TemplateProps<typeof webinarPage>['view'];

function Part({ part }: { readonly part: View['summary'][number] }): ReactNode {
  if ('html' in part) return <ReadingText html={part.html} form="article" />;
  if ('screens' in part) return <CheckoutScreens {...part.screens} />;
  const { title, sentence, drawings } = part.plan;
  return (
    <figure className={styles['plan']}>
      <figcaption>{title}</figcaption>
      <ChartDrawings drawings={drawings} sentence={sentence} />
    </figure>
  );
}

/** What was said, with its screens and its plan as drawings. */
export function WebinarSummary({ view: { summary, contents, labels } }: { readonly view: View }): ReactNode {
  return (
    <section className={styles['summary']} aria-labelledby="summary">
      <h2 id="summary">{labels.summary}</h2>
      <ContentsList label={labels.contents} headings={contents} />
      {/* One margin for all parts: a note stands beside its line only within one frame. */}
      <div className={`${styles['parts']} has-margin`}>
        {summary.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </div>
    </section>
  );
}
