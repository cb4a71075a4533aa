import type { ReactNode } from 'react';
import { Entry } from '#components/templates/entry/entry';
import type { EntryView } from '#lib/families/entry/view';
import styles from './entry-page.module.css';
import { Wordmark } from './wordmark';

/** A page outside the languages: the wordmark and the two ways on. */
export function EntryPage({ view }: { readonly view: EntryView }): ReactNode {
  return (
    <div className={styles['entry']}>
      <header className={styles['brand']}>
        <Wordmark />
      </header>
      <main id="main">
        <Entry view={view} shared={{}} />
      </main>
    </div>
  );
}
