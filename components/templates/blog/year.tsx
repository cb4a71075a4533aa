import type { ReactNode } from 'react';
import { ChartDrawings } from '#components/ui/chart/chart';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogArchive } from '#lib/families/blog/family';
import styles from './blog.module.css';

type Year = NonNullable<TemplateProps<typeof blogArchive>['view']['year']>;

/** A year as a track with its posts. */
export function Year({ year: { drawings, sentence } }: { readonly year: Year }): ReactNode {
  return (
    <div className={styles['year']}>
      <ChartDrawings drawings={drawings} sentence={sentence} />
    </div>
  );
}
