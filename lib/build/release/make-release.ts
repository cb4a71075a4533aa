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

/** Folder of all releases, and the link to the one that is served. */
const [folder, current] = ['releases', 'current'];

const dayLength = 86_400_000;

/** What a release is made from, and where. */
export type ReleaseOrder = {
  /** A finished export. */
  readonly source: string;
  /** Folder on the server that holds `releases` and `current`. */
  readonly place: string;
  /** For how many days after it was replaced the hashed files of a build stay. */
  readonly days: number;
  readonly now: Date;
  /** What is done to the copy before anybody sees it. */
  readonly finish?: (release: string) => Promise<unknown>;
};

/** An earlier release: when it was made, and the hashed files that its build has brought. */
type Release = { readonly id: string; readonly own: readonly string[] };

const hashed = hostingPolicy.headers.filter(({ headers }) => headers['Cache-Control']?.includes('immutable'));

/** Sorts as it ages, and tells without a file when it was made. */
const toId = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

const readTime = (id: string): number =>
  Date.parse(id.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));

/** Files whose names say what they hold: under one name, always the same. */
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

/** What has not changed since the last release is the same file under a second name: it takes no room and keeps its age, by which servers know it again. */
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

/** Documents of earlier builds are still open: their scripts, styles and data stay under their addresses. */
function carryHashed(releases: string, release: string, { id, own }: Release): void {
  for (const name of own) {
    const [from, to] = [path.join(releases, id, name), path.join(release, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    linkSync(from, to);
  }
}

/** Lets everybody see a release, in one step: a link takes the place of a link. */
function switchTo(place: string, id: string): void {
  const link = path.join(place, `${current}.next`);
  rmSync(link, { force: true });
  symlinkSync(path.join(folder, id), link);
  renameSync(link, path.join(place, current));
}

/** @throws Error with one line where a release cannot be made there; nothing has changed then */
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
 * Puts a finished export in place of the one that is served, in one step. The hashed files of builds that were
 * replaced less than some days ago come along, so that a document that is open meets no missing file.
 *
 * @returns the folder of the release
 * @throws Error where it cannot be made; what is served stays as it is
 */
export async function makeRelease(order: ReleaseOrder): Promise<string> {
  check(order);
  const { source, place, days, now, finish } = order;
  const [releases, id] = [path.join(place, folder), toId(now)];
  const earlier = listReleases(releases);
  const part = path.join(releases, `${id}.part`);
  const replacedAt = (index: number): number => readTime(earlier[index + 1]?.id ?? id);
  const kept = earlier.filter((_, index) => now.getTime() - replacedAt(index) < days * dayLength);
  const last = earlier.at(-1);
  try {
    copyExport(source, part, last && path.join(releases, last.id));
    await finish?.(part);
    const own = listHashed(part);
    for (const release of kept) carryHashed(releases, part, release);
    renameSync(part, path.join(releases, id));
    writeFileSync(path.join(releases, `${id}.json`), JSON.stringify(own));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  switchTo(place, id);
  for (const release of earlier.filter((one) => !kept.includes(one))) {
    rmSync(path.join(releases, release.id), { recursive: true, force: true });
    rmSync(path.join(releases, `${release.id}.json`));
  }
  return path.join(releases, id);
}
