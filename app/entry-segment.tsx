import type { ReactNode } from 'react';
import { EntryPage } from '#components/chrome/entry-page';
import { belowBase } from '#lib/pages/below-base';
import { buildHead } from '#lib/pages/head';
import { findPage } from '#lib/pages/registry';

/** Binds a page outside the languages to its address in the registry. */
export function bindEntry(path: string): () => ReactNode {
  const page = findPage(path);
  if (!page) throw new Error(`no page at ${path}`);
  const EntrySegment = (): ReactNode => (
    <EntryPage {...belowBase({ head: buildHead(page), view: page.view() as never })} facts={page} />
  );
  return EntrySegment;
}
