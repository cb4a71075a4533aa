import { searchContent } from '#content/search/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

export type SearchView = BaseView & {
  readonly title: string;
  readonly intro: string;
  readonly tasksTitle: string;
  /** Addresses of the pages most asked for; their words come from the list of all pages. */
  readonly taskPaths: readonly string[];
  /** Heading of the pages that stand below no other. */
  readonly otherPages: string;
};

/** Everything the search page prints besides the list of all pages. */
export function buildSearchView(locale: Locale): SearchView {
  const { name, title, intro, tasksTitle, tasks, otherPages } = searchContent[locale];
  const set = (text: string): string => typeset(text, locale);
  return {
    ...buildBaseView(locale, name),
    title: set(title),
    intro: set(intro),
    tasksTitle,
    taskPaths: tasks.map((id) => buildPath(locale, id)),
    otherPages,
  };
}
