import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { EntryPage } from '#components/chrome/entry-page';
import { buildMetadata } from '#lib/pages/metadata';
import { findPage } from '#lib/pages/registry';

/** Binds a page outside the languages to its address in the registry. */
export function bindEntry(path: string): { readonly metadata: Metadata; readonly Page: () => ReactNode } {
  const page = findPage(path);
  if (!page) throw new Error(`no page at ${path}`);
  return { metadata: buildMetadata(page), Page: () => <EntryPage view={page.view() as never} /> };
}
