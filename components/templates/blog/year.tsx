import type { ReactNode } from 'react';
import { Drawings } from '#components/ui/chart/drawings';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogArchive } from '#lib/families/blog/family';
import styles from './blog.module.css';

type Year = NonNullable<TemplateProps<typeof blogArchive>['view']['year']>;

/** A year as a track with its posts. */
export function Year({ year: { drawings, sentence } }: { readonly year: Year }): ReactNode {
  return (
    <div className={styles['year']}>
      <Drawings drawings={drawings} sentence={sentence} />
    </div>
  );
}
