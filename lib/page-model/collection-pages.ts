import { latestDay } from '#lib/core/date';
import { page, type Described, type Page, type PageFacts } from './page';
import type { StaticQueryName } from './shared-data';
import type { TemplateRef } from './template';

/** What a family says of a page of a collection besides what the collection says. */
type More = Omit<Partial<PageFacts<object>>, 'id' | 'of' | 'view'>;

/** An entry that is reviewed is as new as its last review. */
type DatedEntry = {
  readonly date?: string | undefined;
  readonly reviewed?: string | undefined;
  readonly keywords?: readonly string[];
};

const dayOf = ({ reviewed, date }: DatedEntry): string | undefined => reviewed ?? date;

/**
 * The page that lists a collection: as new as its newest entry, whose subject it has.
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
  const modified = latestDay(entries.map(dayOf));
  const keywords = entries.find((entry) => dayOf(entry) === modified)?.keywords ?? [];
  const jsonLd = { '@type': 'CollectionPage' } as const;
  return page(ref, { kind: 'index', id, of, modified, keywords, view, jsonLd, ...more });
}

/** The page of an entry, below the list of its collection. */
export function entryPage<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  list: Page,
  entry: Described & DatedEntry & { readonly slug: string },
  view: () => V,
  more: More = {},
): Page {
  const id = `${list.id}/${entry.slug}`;
  return page(ref, { id, of: entry, modified: dayOf(entry), above: [list], view, ...more });
}
