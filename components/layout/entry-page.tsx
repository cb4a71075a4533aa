import type { ReactNode } from 'react';
import { Entry } from '#components/templates/entry/entry';
import type { entryPage } from '#lib/families/entry/family';
import type { TemplateProps } from '#lib/page-model/template';
import { listMainAttributes, type PageFacts } from '#lib/page-data/main-attributes';
import type { HeadData } from '#lib/registry/head';
import styles from './entry-page.module.css';
import { DocumentHead } from './document-head';
import { Wordmark } from './wordmark';

/** A page outside the languages: the wordmark and links to both languages. */
export function EntryPage({
  head,
  view,
  facts,
}: {
  readonly head: HeadData;
  readonly view: TemplateProps<typeof entryPage>['view'];
  readonly facts: PageFacts;
}): ReactNode {
  return (
    <div className={styles['entry']}>
      <DocumentHead head={head} />
      <header>
        <Wordmark />
      </header>
      <main id="main" {...listMainAttributes(facts)}>
        <Entry view={view} shared={{}} />
      </main>
    </div>
  );
}
