import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { matchesPattern } from '#lib/server/hosting-rules';
import { hostingPolicy } from '#lib/server/policy';
import { listFiles } from '../steps/walk';

/** Folder of all releases, and the symlink to the current one. */
const [folder, current] = ['releases', 'current'];

const dayLength = 86_400_000;

export type ReleaseOrder = {
  /** A finished export. */
  readonly source: string;
  /** Folder on the server that contains `releases` and `current`. */
  readonly place: string;
  /** Days for which hashed files remain available after their build was replaced. */
  readonly days: number;
  readonly now: Date;
  /** Processes the copy before it is published. */
  readonly finish?: (release: string) => Promise<unknown>;
};

/** An earlier release: its time, and the hashed files of its build. */
type Release = { readonly id: string; readonly own: readonly string[] };

const hashed = hostingPolicy.headers.filter(({ headers }) => headers['Cache-Control']?.includes('immutable'));

/** Ids sort by age and encode the time of the release. */
const toId = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

const readTime = (id: string): number =>
  Date.parse(id.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));

/** Immutable files, whose names contain a content hash. */
const listHashed = (root: string): string[] =>
  listFiles(root, () => true)
    .map((file) => path.relative(root, file))
    .filter((file) => hashed.some(({ pattern }) => matchesPattern(pattern, `/${file}`)));

function listReleases(releases: string): Release[] {
  return readdirSync(releases)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      id: name.slice(0, -'.json'.length),
      own: JSON.parse(readFileSync(path.join(releases, name), 'utf8')) as string[],
    }));
}

const isSame = (one: string, other: string): boolean =>
  existsSync(other) &&
  statSync(one).size === statSync(other).size &&
  readFileSync(one).equals(readFileSync(other));

/**
 * Unchanged files are hard links to the last release: they take no space and keep the timestamp of which
 * servers derive the ETag.
 */
function copyExport(source: string, release: string, last: string | undefined): void {
  for (const file of listFiles(source, () => true)) {
    const name = path.relative(source, file);
    const [target, before] = [path.join(release, name), last && path.join(last, name)];
    mkdirSync(path.dirname(target), { recursive: true });
    if (before !== undefined && isSame(file, before)) linkSync(before, target);
    else {
      copyFileSync(file, target);
      utimesSync(target, statSync(file).atime, statSync(file).mtime);
    }
  }
}

/** Keeps the hashed files of earlier builds, because their documents may still be open. */
function carryHashed(releases: string, release: string, { id, own }: Release): void {
  for (const name of own) {
    const [from, to] = [path.join(releases, id, name), path.join(release, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    linkSync(from, to);
  }
}

/** Publishes a release atomically, by replacing a symlink. */
function switchTo(place: string, id: string): void {
  const link = path.join(place, `${current}.next`);
  rmSync(link, { force: true });
  symlinkSync(path.join(folder, id), link);
  renameSync(link, path.join(place, current));
}

/** @throws Error with one line if a release is impossible; nothing is changed */
function check({ source, place, now }: ReleaseOrder): void {
  const releases = path.join(place, folder);
  if (!existsSync(path.join(source, '_headers')))
    throw new Error(`${source}: expected a finished export with its rules (_headers), found none.`);
  const link = lstatSync(path.join(place, current), { throwIfNoEntry: false });
  if (link && !link.isSymbolicLink())
    throw new Error(`${path.join(place, current)}: expected a link to a release, found something else.`);
  mkdirSync(releases, { recursive: true });
  const begun = readdirSync(releases).find((name) => name.endsWith('.part'));
  if (begun !== undefined)
    throw new Error(`${path.join(releases, begun)}: another release is being made, or broke off: delete it.`);
  if (existsSync(path.join(releases, toId(now))))
    throw new Error(`${path.join(releases, toId(now))}: expected no release of this second, found one.`);
}

/**
 * Atomically replaces the published export. Keeps the hashed files of builds replaced less than `days` ago,
 * so that open documents find them.
 *
 * @returns the folder of the release
 * @throws Error on failure; the published release is unchanged
 */
export async function makeRelease(order: ReleaseOrder): Promise<string> {
  check(order);
  const { source, place, days, now, finish } = order;
  const [releases, id] = [path.join(place, folder), toId(now)];
  const earlier = listReleases(releases);
  const part = path.join(releases, `${id}.part`);
  const replacedAt = (index: number): number => readTime(earlier[index + 1]?.id ?? id);
  const retained = earlier.filter((_, index) => now.getTime() - replacedAt(index) < days * dayLength);
  const last = earlier.at(-1);
  try {
    copyExport(source, part, last && path.join(releases, last.id));
    await finish?.(part);
    const own = listHashed(part);
    for (const release of retained) carryHashed(releases, part, release);
    renameSync(part, path.join(releases, id));
    writeFileSync(path.join(releases, `${id}.json`), JSON.stringify(own));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  switchTo(place, id);
  for (const release of earlier.filter((one) => !retained.includes(one))) {
    rmSync(path.join(releases, release.id), { recursive: true, force: true });
    rmSync(path.join(releases, `${release.id}.json`));
  }
  return path.join(releases, id);
}
