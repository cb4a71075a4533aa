import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { texts, type TextEntry } from './collection';
import { buildTextView } from './view';

function toPage(entry: TextEntry): Page {
  const { locale, slug } = entry;
  return {
    id: slug,
    locale,
    path: buildPath(locale, slug),
    template: 'text-page',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: entry.indexed,
    modified: entry.date,
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildTextView(entry),
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

export const textFamily: Family = { name: 'text', pages: (locale) => texts.all(locale).map(toPage) };
