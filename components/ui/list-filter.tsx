import type { ReactNode } from 'react';
import { nameOption, type ListFilterView } from '#lib/core/list-filter';
import { ListState } from './list-state';
import styles from './list-filter.module.css';

export type ListFilterProps = {
  readonly filter: ListFilterView;
  /** What stands in its place without script. */
  readonly children?: ReactNode;
};

function Facet({
  facet: { key, label, every, options },
}: {
  readonly facet: ListFilterView['facets'][number];
}): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select name={key} autoComplete="off">
        <option value="">{every}</option>
        {options.map(({ value, name, count }) => (
          <option key={value} value={value} data-name={name}>
            {nameOption(name, count)}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Chooses among the list of a page by what its items are, and keeps the choice in the address. Script
 * does it, so without script it is not there. Items carry their values in `data-filter-values`.
 */
export function ListFilter({ filter, children }: ListFilterProps): ReactNode {
  const { label, facets, sentence, total, nothing, reset } = filter;
  const all = sentence.replace('#', String(total));
  return (
    <>
      <div className={styles['filter']} role="search" aria-label={label} data-behaviour="filter-list">
        {facets.map((facet) => (
          <Facet key={facet.key} facet={facet} />
        ))}
        <ListState all={all} sentence={sentence} nothing={nothing} reset={reset} />
      </div>
      {children && <div className={styles['otherwise']}>{children}</div>}
    </>
  );
}
