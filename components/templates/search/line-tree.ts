import type { LinkItem, SiteIndexGroup } from '#lib/page-model/shared-data';

/** A page with its child pages as a branch; without a path, only a disclosure of its branch. */
export type Station = { readonly name: string; readonly path?: string; readonly branch: readonly Station[] };

/** A line of the plan, optionally with a page of its own. */
export type IndexLine = {
  readonly slug: string;
  readonly name: string;
  readonly path?: string;
  readonly stations: readonly Station[];
};

type Fold = { readonly name: string; readonly below: string; readonly keep: readonly string[] };

type NamedLine = {
  readonly slug: string;
  readonly name: string;
  readonly head?: string;
  readonly fold?: Fold;
  readonly paths: readonly string[];
};

const depthOf = (path: string): number => path.split('/').length;

/** Nests pages by path. */
function nest(items: readonly LinkItem[]): Station[] {
  const isBelow = (item: LinkItem, other: LinkItem): boolean =>
    item !== other && item.path.startsWith(other.path);
  const above = (item: LinkItem): string | undefined =>
    items.filter((other) => isBelow(item, other)).toSorted((a, b) => b.path.length - a.path.length)[0]?.path;
  const below = (path: string | undefined): Station[] =>
    items
      .filter((item) => above(item) === path)
      .map((item) => ({ name: item.name, path: item.path, branch: below(item.path) }));
  return below(undefined);
}

/** Puts list pages, such as topics, before single pages. */
function putListsFirst(stations: readonly Station[]): Station[] {
  const least = Math.min(...stations.map(({ path }) => depthOf(path ?? '')));
  const isParent = ({ path, branch }: Station): boolean => branch.length > 0 || depthOf(path ?? '') > least;
  return [...stations.filter(isParent), ...stations.filter((station) => !isParent(station))];
}

/** Groups the pages that are not kept into one disclosure at the end. */
function foldBranch(branch: readonly Station[], { name, keep }: Fold): Station[] {
  const isKept = ({ path }: Station): boolean => path !== undefined && keep.includes(path);
  const folded = branch.filter((station) => !isKept(station));
  return [...branch.filter(isKept), ...(folded.length > 0 ? [{ name, branch: folded }] : [])];
}

/** Group pages with their branches, and single pages. */
function listStations(groups: readonly SiteIndexGroup[], folds: readonly Fold[]): Station[] {
  return groups.flatMap(({ head, items }) => {
    const branch = nest(items);
    if (!head) return branch;
    const fold = folds.find(({ below }) => below === head.path);
    return [
      { name: head.name, path: head.path, branch: fold ? foldBranch(branch, fold) : putListsFirst(branch) },
    ];
  });
}

function toLine({ slug, name, head, paths }: NamedLine, stations: readonly Station[]): IndexLine {
  const find = (path: string): Station[] => stations.filter((station) => station.path === path);
  const own = head === undefined ? [] : find(head).flatMap(({ branch }) => branch);
  return {
    slug,
    name,
    ...(head !== undefined && { path: head }),
    stations: [...own, ...paths.flatMap(find)],
  };
}

/**
 * Sorts the pages of the site into lines.
 * @param rest name of the last line, with all pages that no other line names
 */
export function buildLines(
  lines: readonly NamedLine[],
  groups: readonly SiteIndexGroup[],
  rest: string,
): IndexLine[] {
  const stations = listStations(
    groups,
    lines.flatMap(({ fold }) => fold ?? []),
  );
  const named = new Set(
    lines.flatMap(({ head, paths }) => [...(head === undefined ? [] : [head]), ...paths]),
  );
  const others = stations.filter(({ path }) => path === undefined || !named.has(path));
  const all = [
    ...lines.map((line) => toLine(line, stations)),
    { slug: 'other', name: rest, stations: others },
  ];
  return all.filter((line) => line.stations.length > 0);
}

/** Number of pages listed on the line and its branches: as many as it has marks; its own page is its heading. */
export const countPages = ({ stations }: Pick<IndexLine, 'stations'>): number => listMarks(stations).length;

/** For each page of a line: whether it is on the line itself or on a branch. */
export function listMarks(stations: readonly Station[], isOnLine = true): boolean[] {
  return stations.flatMap(({ path, branch }) => [
    ...(path === undefined ? [] : [isOnLine]),
    ...listMarks(branch, false),
  ]);
}
