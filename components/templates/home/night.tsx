import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { Chart } from '#components/ui/chart/chart';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './night.module.css';
import { Part } from './part';

type NightView = TemplateProps<typeof homePage>['view']['night'];

/** The night band: one transfer on a Saturday evening as a graphic timetable, with what it rests on. */
export function Night({
  night: { title, lead, chart, legend, sources, links },
}: {
  readonly night: NightView;
}): ReactNode {
  return (
    <Part id="night" tone="ink" title={title} text={lead}>
      <Chart chart={chart} hasTitle={false} />
      <div className={styles['foot']}>
        <div className={styles['sources']}>
          <p>{legend}</p>
          <ul>
            {sources.map((html) => (
              <li key={html} dangerouslySetInnerHTML={toMarkup(html)} />
            ))}
          </ul>
        </div>
        <p className={styles['links']}>
          {links.map(({ name, path }) => (
            <PageLink key={path} href={path}>
              {name}
            </PageLink>
          ))}
        </p>
      </div>
    </Part>
  );
}
