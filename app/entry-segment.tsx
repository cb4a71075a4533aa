import type { ReactNode } from 'react';
import { EntryPage } from '#components/layout/entry-page';
import { belowBase } from '#lib/registry/below-base';
import { buildHead } from '#lib/registry/head';
import { findPage } from '#lib/registry/registry';

/** Makes the component of a page without a language from its path in the registry. */
export function bindEntry(path: string): () => ReactNode {
  const page = findPage(path);
  if (!page) throw new Error(`no page at ${path}`);
  const EntrySegment = (): ReactNode => (
    <EntryPage {...belowBase({ head: buildHead(page), view: page.view() as never })} facts={page} />
  );
  return EntrySegment;
}
