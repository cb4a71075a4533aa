import type { ReactNode } from 'react';
import './selects.css';
import { nameOption, type ListFilterView } from '#lib/core/list-filter';
import { ListState } from './list-state';
import styles from './list-filter.module.css';

export type ListFilterProps = { readonly filter: ListFilterView; readonly children?: ReactNode };

function FacetSelect({ facet }: { readonly facet: ListFilterView['facets'][number] }): ReactNode {
  const { key, label, every, options } = facet;
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

/** Selects that filter the items with `data-filter-values` on the page; hidden without script. */
export function ListFilter({ filter, children }: ListFilterProps): ReactNode {
  const { label, facets, filtered, total, nothing, reset } = filter;
  const all = filtered.replace('#', String(total));
  return (
    <>
      <div className={styles['filter']} role="search" aria-label={label} data-behaviour="filter-list">
        {facets.map((facet) => (
          <FacetSelect key={facet.key} facet={facet} />
        ))}
        <ListState all={all} filtered={filtered} nothing={nothing} reset={reset} />
      </div>
      {children && <div className={styles['fallback']}>{children}</div>}
    </>
  );
}
