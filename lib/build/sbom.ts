import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Manifest = { readonly name: string; readonly devDependencies?: unknown };
/** `devOptional`: wanted by a tool, and welcome to a package of the site, as playwright is to Next. */
type Locked = { readonly dev?: boolean; readonly devOptional?: boolean; readonly devDependencies?: unknown };
type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };
type Bom = {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: object };
  readonly components: readonly { readonly name: string; readonly version: string }[];
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Manifest and lockfile without what is only needed for development. */
function withoutDevelopment(manifest: Manifest, lock: Lockfile): { manifest: object; lock: object } {
  const strip = <T extends { devDependencies?: unknown }>({ devDependencies: _, ...rest }: T) => rest;
  const packages = Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
      .map(([place, entry]) => [place, place === '' ? strip(entry) : entry]),
  );
  return { manifest: strip(manifest), lock: { ...lock, packages } };
}

/** What differs from run to run and from folder to folder goes; the standard requires none of it. */
function settle({ serialNumber: _, metadata, ...bom }: Bom, name: string): Bom {
  const { timestamp: __, component, ...others } = metadata;
  return { ...bom, metadata: { ...others, component: { ...component, name } } };
}

/**
 * Lists the packages that are locked and not for development only, with version, hash and licence, as
 * CycloneDX. npm makes the list, in a copy without the others: `--omit=dev` also leaves out what both
 * kinds need, such as next and react.
 *
 * @param root folder of the project
 * @returns JSON, the same for the same lockfile and npm
 * @throws Error where npm cannot be run or refuses the lockfile
 * @see https://cyclonedx.org/docs/1.5/json/
 */
export function buildSbom(root: string): string {
  const own = read(path.join(root, 'package.json')) as Manifest;
  const { manifest, lock } = withoutDevelopment(own, read(path.join(root, 'package-lock.json')) as Lockfile);
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
    const made = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
    return `${JSON.stringify(settle(JSON.parse(made) as Bom, own.name), null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
