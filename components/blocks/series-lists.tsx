import type { ComponentProps, ReactNode } from 'react';
import { DrawnList } from '#components/blocks/drawn-list';
import { Expected, type ExpectedProps } from '#components/blocks/expected';
import { FurtherList, type FurtherListProps } from '#components/blocks/further-list';
import { Section } from '#components/ui/section';
import styles from './series-lists.module.css';

export type SeriesListsProps = {
  readonly all: {
    /** Fragment of the list of all parts. */
    readonly id: string;
    readonly title: string;
    readonly items: ComponentProps<typeof DrawnList>['items'];
  };
  readonly next: ExpectedProps;
  readonly further: FurtherListProps & { readonly id: string; readonly title: string };
};

/** What follows the newest part of a series: all of them, the next one, and where to read on. */
export function SeriesLists({ all, next, further }: SeriesListsProps): ReactNode {
  return (
    <>
      <section aria-labelledby={all.id}>
        <h2 id={all.id} className={styles['title']}>
          {all.title}
        </h2>
        <DrawnList items={all.items} level={3} />
      </section>
      <Expected {...next} />
      <Section id={further.id} title={further.title}>
        <FurtherList items={further.items} />
      </Section>
    </>
  );
}
