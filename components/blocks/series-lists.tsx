import type { ComponentProps, ReactNode } from 'react';
import { ThumbnailList } from '#components/blocks/thumbnail-list';
import { NextEvent, type NextEventProps } from '#components/blocks/next-event';
import { FurtherList, type FurtherListProps } from '#components/blocks/further-list';
import styles from './series-lists.module.css';

export type SeriesListsProps = {
  readonly all: {
    readonly id: string;
    readonly title: string;
    readonly items: ComponentProps<typeof ThumbnailList>['items'];
  };
  /** Left out where the head of the page shows it. */
  readonly next?: NextEventProps | undefined;
  readonly further: FurtherListProps;
};

export function SeriesLists({ all, next, further }: SeriesListsProps): ReactNode {
  return (
    <>
      <section aria-labelledby={all.id}>
        <h2 id={all.id} className={styles['title']}>
          {all.title}
        </h2>
        <ThumbnailList items={all.items} />
      </section>
      {next && <NextEvent {...next} />}
      <FurtherList {...further} />
    </>
  );
}
