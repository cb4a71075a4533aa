'use client';

import { createRef, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Icon } from '#components/ui/icon';
import { isComposing } from '#lib/core/composition';
import { writeChoice } from '#lib/core/list-filter';
import type { Language } from '#lib/i18n/languages';
import { onQuery, replaceQuery } from '#lib/page-data/browser/address-query';
import { keepReturnScroll } from '#lib/page-data/browser/return-scroll';
import type { SearchEntry, SearchWords } from '#lib/search/contract';
import { pageLength, readKind, readShownCount, type SearchRequest } from './find-pages';
import { FoundNames } from './found-names';
import { openSearch } from './open-search';
import { ResultLinks } from './result-links';
import styles from './search-dialog.module.css';
import { hasSearchKey, setSearchKey } from './search-key';
import { SearchPanel } from './search-panel';
import { findField } from './use-field';
import { useSearch, type Search } from './use-search';

// Page and dialog are one import, so that their shared code is loaded once.

export type SiteSearchProps = {
  readonly language: Language;
  readonly className: string;
  /** Shown if the index cannot be loaded, and until the first results are loaded. */
  readonly failed: string;
  readonly searching: string;
  /** Heading of the pages found by name. */
  readonly foundTitle: string;
};

/** The query of the URL, or else the text that the browser restored after a reload. */
function readRequest(kept: string): SearchRequest {
  const parameters = new URLSearchParams(location.search);
  return {
    query: parameters.get('q')?.trim() ?? kept,
    kind: readKind(parameters.get('kind')),
    shown: readShownCount(parameters.get('shown')),
  };
}

/** Writes the query to the URL, without the initial number of results. */
function writeRequest({ query, kind, shown }: SearchRequest): void {
  const choice = { q: query, kind, shown: shown > pageLength ? String(shown) : '' };
  replaceQuery(writeChoice(location.search, choice, ['q', 'kind', 'shown']));
}

/** Keeps URL and search in sync: initially and on Back and Forward, the URL has priority. */
function useAddress({ panel, asked, ask }: Search): void {
  useEffect(() => {
    const field = findField(panel);
    if (!field) return;
    const end = new AbortController();
    const follow = (request: SearchRequest): void => {
      const onShown = keepReturnScroll(end.signal);
      field.value = request.query;
      ask({ ...request, onShown });
    };
    onQuery(() => follow(readRequest('')), end.signal);
    const start = readRequest(field.value);
    if (start.query) follow(start);
    return () => end.abort();
  }, [panel, ask]);
  useEffect(() => {
    if (asked) writeRequest(asked);
  }, [asked]);
}

/** The field of the search page. */
export function SiteSearch({ language, foundTitle, ...props }: SiteSearchProps): ReactNode {
  const search = useSearch(language);
  useAddress(search);
  return (
    <>
      <SearchPanel search={search} {...props} />
      <FoundNames title={foundTitle} search={search} language={language} />
    </>
  );
}

export type SearchDialogOptions = {
  /** Texts of the link to the search page, also for a failed search. */
  readonly link: HTMLAnchorElement;
  readonly language: Language;
};

/** Link to the search page with the current query, and the switch for `/`. */
function Foot({
  link,
  query,
  words,
}: {
  readonly link: HTMLAnchorElement;
  readonly query: string;
  readonly words: SearchWords | undefined;
}): ReactNode {
  const search = query && `?${new URLSearchParams({ q: query }).toString()}`;
  return (
    <p data-foot="">
      <a href={`${link.pathname}${search}`} data-all="">
        {words?.searchPage ?? link.textContent.trim()}
      </a>
      {words && (
        <label>
          <input
            type="checkbox"
            defaultChecked={hasSearchKey()}
            onChange={({ target }) => setSearchKey(target.checked)}
          />
          {words.key}
        </label>
      )}
    </p>
  );
}

/** Useful pages, before a search. */
const Ways = ({ words, ways }: SearchEntry): ReactNode => (
  <nav data-ways="" aria-label={words.ways}>
    <p aria-hidden="true">{words.ways}</p>
    <ResultLinks links={ways} />
  </nav>
);

type DialogProps = SearchDialogOptions & { readonly ref: RefObject<HTMLDialogElement | null> };

/** Escape closes it at once, even if the browser would first empty the field; so does a click outside. */
function Dialog({ link, language, ref }: DialogProps): ReactNode {
  const search = useSearch(language);
  const [entry, setEntry] = useState<SearchEntry>();
  const loadEntry = (): void => {
    openSearch(language)
      .entry()
      .then(setEntry, () => undefined);
  };
  const close = (): void => ref.current?.close();
  const { failed = '', close: closeName, search: name } = link.dataset;
  return (
    <dialog
      ref={ref}
      aria-label={name}
      className={styles['dialog']}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        close();
      }}
    >
      <div role="search" data-head="">
        <Icon name="search" />
        <input type="search" aria-label={name} placeholder={name} autoComplete="off" onFocus={loadEntry} />
        <button type="button" aria-label={closeName} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <SearchPanel search={search} failed={failed}>
        {entry && <Ways {...entry} />}
      </SearchPanel>
      <Foot link={link} query={search.asked?.query ?? ''} words={entry?.words} />
    </dialog>
  );
}

export type SearchDialog = { readonly open: () => void; readonly close: () => void };

/** Creates the search dialog. The browser restores the focus when it closes. */
export function createSearchDialog(options: SearchDialogOptions): SearchDialog {
  const ref = createRef<HTMLDialogElement>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Dialog {...options} ref={ref} />));
  return {
    open: () => {
      if (!ref.current?.open) ref.current?.showModal();
      ref.current?.querySelector('input')?.select();
    },
    close: () => ref.current?.close(),
  };
}
