import { ContentError } from '#lib/content/content-error';
import type { Language } from '#lib/i18n/languages';
import { buildPath } from '#lib/i18n/path';
import type { Page } from '#lib/page-model/page';
import type { LinkItem } from '#lib/page-model/shared-data';
import { findPage } from './registry';

/** @throws ContentError if there is no such page */
export function needPage(language: Language, id: string, group: string): Page {
  const page = findPage(buildPath(language, id));
  if (page) return page;
  throw new ContentError([
    {
      file: 'content/site/navigation.ts',
      field: `group "${group}"`,
      expected: 'the id of a page',
      found: `"${id}"`,
    },
  ]);
}

export type NavigationItem = LinkItem & {
  /** Id of the page: its path without language. docs/specification.md#s159. */
  readonly slug: string;
};

/** A link to a page, with the page's name. */
export function toItem(language: Language, id: string, group: string): NavigationItem {
  const { name, path } = needPage(language, id, group);
  return { slug: id, name, path };
}
