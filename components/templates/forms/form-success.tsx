import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import type { TemplateProps } from '#lib/page-model/template';
import type { formSuccess } from '#lib/families/forms/family';
import layout from '../page.module.css';
import styles from './form-success.module.css';

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

/** The next steps, behind a signal that shows clear. */
function NextSteps({ view: { schedule } }: Pick<TemplateProps<typeof formSuccess>, 'view'>): ReactNode {
  return (
    <div className={styles['stage']}>
      <Signal />
      <ol className={styles['steps']}>
        {schedule.map(({ title, html }) => (
          <li key={title}>
            <strong>{title}</strong>
            <div dangerouslySetInnerHTML={toMarkup(html)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function FormSuccess({ view }: TemplateProps<typeof formSuccess>): ReactNode {
  return (
    <div className={layout['page']}>
      <StagedHead
        form="snapped"
        stage={<NextSteps view={view} />}
        view={view}
        title={view.name}
        lead={view.text}
      />
      <NextPages id="related" title={view.labels.next} from={view.from} items={view.next} tone="mist" />
    </div>
  );
}
