import type { ReactNode } from 'react';
import { pageLength, shortestQuery, type Found } from './find-pages';
import { FoundPages, Status } from './results';
import controls from './search-controls.module.css';
import styles from './search-panel.module.css';
import { listResults } from './use-field';
import type { Search } from './use-search';

export type SearchPanelProps = {
  readonly search: Search;
  /** Shown if the index cannot be loaded. */
  readonly failed: string;
  /** Shown until the first results are loaded. */
  readonly searching?: string;
  readonly className?: string;
  /** Shown until something is searched. */
  readonly children?: ReactNode;
};

/** The results of a search: links with arrow-key navigation. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const { search, failed, searching, className = '', children } = props;
  const { panel, asked, answer, ask } = search;
  const { found, hasFailed } = answer;
  const isBusy = asked !== undefined && asked !== answer.asked && asked.query.length >= shortestQuery;
  const showMore = ({ request, pages }: Found): void => {
    const onShown = (): void => listResults(panel)[pages.length]?.focus();
    ask({ ...request, shown: pages.length + pageLength, onShown });
  };
  return (
    <div
      ref={panel}
      // Loaded on demand: before the first query there is nothing to style.
      className={asked ? `${styles['panel']} ${controls['controls']} ${className}` : className}
      data-searching={asked?.query ? '' : undefined}
      data-busy={isBusy ? '' : undefined}
    >
      <p role="status" data-status="">
        {found && <Status found={found} />}
        {!found && isBusy && searching && <strong>{searching}</strong>}
        {!found && !(isBusy && searching) && hasFailed && failed}
      </p>
      {!asked?.query && children}
      {found && (
        <FoundPages
          found={found}
          onKind={(kind) => ask({ query: asked?.query ?? '', kind, shown: pageLength })}
          onMore={() => showMore(found)}
        />
      )}
    </div>
  );
}
