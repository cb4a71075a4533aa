import type { ReactNode } from 'react';
import { Entry } from '#components/templates/entry/entry';
import type { EntryView } from '#lib/families/entry/view';
import type { HeadData } from '#lib/pages/head';
import styles from './entry-page.module.css';
import { DocumentHead } from './document-head';
import { Wordmark } from './wordmark';

/** A page outside the languages: the wordmark and the two ways on. */
export function EntryPage({ head, view }: { readonly head: HeadData; readonly view: EntryView }): ReactNode {
  return (
    <div className={styles['entry']}>
      <DocumentHead head={head} />
      <header>
        <Wordmark />
      </header>
      <main id="main">
        <Entry view={view} shared={{}} />
      </main>
    </div>
  );
}
