import type { ReactNode } from 'react';
import { PanelHead } from '#components/blocks/panel-head';
import { Chart } from '#components/ui/chart/chart';
import { Section } from '#components/ui/section';
import { toMarkup } from '#lib/core/markup';
import type { changelogPage } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import styles from './api-changelog.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

/** Changes of the API, newest first. */
export function ApiChangelog({ view }: TemplateProps<typeof changelogPage>): ReactNode {
  const { title, summary, heading, followHtml, changes, support } = view;
  return (
    <div className={layout['page']}>
      <PanelHead view={view} title={title} lead={summary} />
      <Section id={support.id} title={support.title}>
        <Chart chart={support.chart} hasTitle={false} />
      </Section>
      <Section id="changes" title={heading} tone="mist">
        <p dangerouslySetInnerHTML={toMarkup(followHtml)} />
        <ol className={styles['changes']}>
          {changes.map((change) => (
            <li key={change.id} id={change.id}>
              <p className={styles['meta']}>
                <time dateTime={change.iso}>{change.day}</time>
                <span {...(change.isVersion && { 'data-version': '' })}>{change.kind}</span>
              </p>
              <div>
                <h3>{change.title}</h3>
                <p dangerouslySetInnerHTML={toMarkup(change.html)} />
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <PageFeedback {...view.feedback} />
    </div>
  );
}
