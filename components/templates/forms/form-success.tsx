import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { LineStops } from '#components/blocks/line-stops';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { formSuccess } from '#lib/families/forms/family';
import article from '../article.module.css';
import styles from './form-success.module.css';

/** A main signal that shows clear. */
function Signal(): ReactNode {
  return (
    <svg className={styles['signal']} viewBox="0 0 40 112" width="40" height="112" aria-hidden="true">
      <path d="M20 56V112" />
      <rect x="4" y="2" width="32" height="56" rx="2" />
      <circle cx="20" cy="18" r="8" />
      <circle cx="20" cy="42" r="6" />
    </svg>
  );
}

/** What happens from today on: the signal shows clear, and the route to the next station is set. */
function Course({ view: { course } }: Pick<TemplateProps<typeof formSuccess>, 'view'>): ReactNode {
  return (
    <div className={styles['stage']}>
      <Signal />
      <ol className={styles['course']}>
        {course.map(({ title, html }) => (
          <li key={title}>
            <strong>{title}</strong>
            <div dangerouslySetInnerHTML={toMarkup(html)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What follows when it is done: a word of thanks, what happens next, and ways on. */
export function FormSuccess({ view }: TemplateProps<typeof formSuccess>): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead form="snapped" stage={<Course view={view} />}>
        <PageHead view={view} title={view.name} lead={view.text} />
      </PanelHead>
      <Section id="next" title={view.labels.next}>
        <LineStops from={view.from} items={view.next} />
      </Section>
    </div>
  );
}
