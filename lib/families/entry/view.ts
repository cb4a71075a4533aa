import { entryContent } from '#content/entry/index';
import type { BaseView, LinkItem } from '#lib/content/page';
import { locales, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

export type EntryKind = keyof typeof entryContent;

export type EntryView = BaseView & {
  readonly blocks: readonly {
    readonly locale: Locale;
    readonly title: string;
    readonly text: string;
    readonly links: readonly LinkItem[];
  }[];
};

/** Everything a page outside the languages prints: one block in each of them. */
export function buildEntryView(kind: EntryKind): EntryView {
  const content = entryContent[kind];
  const blocks = locales.map((locale) => {
    const { title, text, links } = content[locale];
    return {
      locale,
      title,
      text,
      links: links.map(({ name, id }) => ({ name, path: buildPath(locale, id) })),
    };
  });
  return { name: content.name, trail: [], trailLabel: '', blocks };
}
