import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '#lib/i18n/languages';
import { findNames, readNames, type NamedPage } from './find-names';
import styles from './found-names.module.css';
import { mark } from './results';
import type { Search } from './use-search';

/** Media query: wide enough for the list beside the results, where it is open. Below them it starts closed. */
const hasRoom = '(width >= 80rem)';

export type FoundNamesProps = {
  readonly title: string;
  readonly search: Search;
  readonly language: Language;
};

/** Pages with matching names that are not among the results, which are found by text. */
export function FoundNames({ title, search, language }: FoundNamesProps): ReactNode {
  const { panel, asked, answer } = search;
  const [pages, setPages] = useState<readonly NamedPage[]>([]);
  // oxlint-disable-next-line react/set-state-in-effect -- the list of all pages is static markup
  useEffect(() => setPages(readNames(panel.current?.closest('main'))), [panel]);
  const results = new Set(answer.found?.pages.map(({ page }) => page.path));
  const names = findNames(pages, asked?.query ?? '', language, results);
  if (names.length === 0) return null;
  return (
    <details className={styles['found']} open={matchMedia(hasRoom).matches}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>
        {names.map(({ path, name, above }) => (
          <li key={path}>
            <a href={path}>{mark(name)}</a>
            <p>{above}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
