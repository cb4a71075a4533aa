import { latestDay } from '#lib/core/date';
import { page, type Described, type Page, type PageFacts } from './page';
import type { StaticQueryName } from './shared-data';
import type { TemplateRef } from './template';

/** What a family says of a page of a collection besides what the collection says. */
type More = Omit<Partial<PageFacts<object>>, 'id' | 'of' | 'view'>;

type DatedEntry = { readonly date?: string | undefined; readonly reviewed?: string | undefined };

/**
 * The page that lists a collection: as new as its newest entry.
 *
 * @param id its address without the language, from which the entries' addresses begin
 * @param of its words
 */
export function listPage<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  id: string,
  of: Described,
  entries: readonly DatedEntry[],
  view: () => V,
  more: More = {},
): Page {
  const modified = latestDay(entries.map(({ reviewed, date }) => reviewed ?? date));
  return page(ref, { kind: 'index', id, of, modified, view, jsonLd: { '@type': 'CollectionPage' }, ...more });
}

/** The page of an entry, below the list of its collection. */
export function entryPage<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  list: Page,
  entry: Described & { readonly slug: string },
  view: () => V,
  more: More = {},
): Page {
  return page(ref, { id: `${list.id}/${entry.slug}`, of: entry, above: [list], view, ...more });
}
