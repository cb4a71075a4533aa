import type { KnowledgeItem, Page } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import type { Locale } from '#lib/i18n/locales';
import { listPages } from './registry';

/** Families whose items appear one after the other; a list and a category are no items. */
const itemId = /^(publications|podcast|webinars|blog)\/[^/]+$/;

/** Items of each family that a hub shows. */
const itemsEach = 3;

function toItem({ id, name, path, description, modified = '', locale }: Page): KnowledgeItem {
  return {
    kind: id.split('/', 1)[0] ?? '',
    name,
    path,
    text: description,
    day: { iso: modified, text: formatDay(modified, locale) },
  };
}

/** The latest items of each kind among pages, the newest first. */
export function pickLatest(pages: readonly Page[], locale: Locale): KnowledgeItem[] {
  const items = pages
    .filter((page) => page.locale === locale && itemId.test(page.id) && page.modified !== undefined)
    .map(toItem);
  const newest = items.toSorted(
    (a, b) => b.day.iso.localeCompare(a.day.iso) || a.name.localeCompare(b.name, locale),
  );
  return newest.filter((item) => newest.filter(({ kind }) => kind === item.kind).indexOf(item) < itemsEach);
}

/** Static query `latest-knowledge`: what has been published last, derived from the registry. */
export function listLatestKnowledge(locale: Locale): KnowledgeItem[] {
  return pickLatest(listPages(), locale);
}
