import { toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import type { KnowledgeItem } from '#lib/page-model/shared-data';
import { listPages } from './registry';

/** Maximum number of items per kind. */
const itemsEach = 3;

function toItems(page: Page): KnowledgeItem[] {
  const { announcedAs, name, path, description, modified, locale } = page;
  if (announcedAs === undefined || modified === undefined) return [];
  return [{ kind: announcedAs, name, path, text: description, day: toDay(modified, locale) }];
}

/** The newest items of each kind among pages, newest first. */
export function pickLatest(pages: readonly Page[], locale: Locale): KnowledgeItem[] {
  const items = pages.filter((page) => page.locale === locale).flatMap(toItems);
  const newest = items.toSorted(
    (a, b) => b.day.iso.localeCompare(a.day.iso) || a.name.localeCompare(b.name, locale),
  );
  return newest.filter((item) => newest.filter(({ kind }) => kind === item.kind).indexOf(item) < itemsEach);
}

/** Static query `latest-knowledge`: the latest publications. */
export function listLatestKnowledge(locale: Locale): KnowledgeItem[] {
  return pickLatest(listPages(), locale);
}
