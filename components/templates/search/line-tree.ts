import type { LinkItem, SiteIndexGroup } from '#lib/page/shared-data';

/** A station with the pages that leave from it as a branch. */
export type Station = { readonly page: LinkItem; readonly branch: readonly LinkItem[] };

/** A line of the plan; its plate leads to a page where it has one of its own. */
export type IndexLine = {
  readonly name: string;
  readonly path?: string;
  readonly stations: readonly Station[];
};

type NamedLine = { readonly name: string; readonly head?: string; readonly paths: readonly string[] };

const toStation = (page: LinkItem): Station => ({ page, branch: [] });

/** The page of a group with what lies below it; every page that stands alone. */
function listStations(groups: readonly SiteIndexGroup[]): Station[] {
  return groups.flatMap(({ head, items }) => (head ? [{ page: head, branch: items }] : items.map(toStation)));
}

function toLine({ name, head, paths }: NamedLine, stations: readonly Station[]): IndexLine {
  const find = (path: string): Station[] => stations.filter(({ page }) => page.path === path);
  const own = head === undefined ? [] : find(head).flatMap(({ branch }) => branch.map(toStation));
  return { name, ...(head !== undefined && { path: head }), stations: [...own, ...paths.flatMap(find)] };
}

/**
 * Sorts the pages of the site by the lines of a plan.
 *
 * @param rest name of the last line: what no other line names, so that no page is lost
 */
export function buildLines(
  lines: readonly NamedLine[],
  groups: readonly SiteIndexGroup[],
  rest: string,
): IndexLine[] {
  const stations = listStations(groups);
  const named = new Set(
    lines.flatMap(({ head, paths }) => [...(head === undefined ? [] : [head]), ...paths]),
  );
  const others = stations.filter(({ page }) => !named.has(page.path));
  const all = [...lines.map((line) => toLine(line, stations)), { name: rest, stations: others }];
  return all.filter((line) => line.stations.length > 0);
}
