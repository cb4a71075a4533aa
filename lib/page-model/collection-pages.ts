import { latestDay } from '#lib/core/date';
import { page, type PageMetadata, type Page, type PageFacts } from './page';
import type { StaticQueryName } from './shared-data';
import type { TemplateRef } from './template';

/** Optional facts of a collection's page that a family sets. */
type More = Omit<Partial<PageFacts<object>>, 'id' | 'of' | 'view'>;

/** An entry's date is that of its last review, if any. */
type DatedEntry = {
  readonly date?: string | undefined;
  readonly reviewed?: string | undefined;
  readonly keywords?: readonly string[];
};

const dayOf = ({ reviewed, date }: DatedEntry): string | undefined => reviewed ?? date;

/**
 * The page that lists a collection; its date and keywords are those of the newest entry.
 *
 * @param id path without the language; entries are below it
 * @param of its texts
 */
export function listPage<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  id: string,
  of: PageMetadata,
  entries: readonly DatedEntry[],
  view: () => V,
  more: More = {},
): Page {
  const modified = latestDay(entries.map(dayOf));
  const keywords = entries.find((entry) => dayOf(entry) === modified)?.keywords ?? [];
  const jsonLd = { '@type': 'CollectionPage' } as const;
  return page(ref, { kind: 'index', id, of, modified, keywords, view, jsonLd, ...more });
}

/** The page of an entry, below the list of its collection. */
export function entryPage<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  list: Page,
  entry: PageMetadata & DatedEntry & { readonly slug: string },
  view: () => V,
  more: More = {},
): Page {
  const id = `${list.id}/${entry.slug}`;
  return page(ref, { id, of: entry, modified: dayOf(entry), ancestors: [list], view, ...more });
}
