import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Manifest = { readonly name: string; readonly devDependencies?: unknown };
/** `devOptional`: a development dependency that is also an optional one of a package, such as playwright of Next. */
type Locked = { readonly dev?: boolean; readonly devOptional?: boolean; readonly devDependencies?: unknown };
type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };
type Bom = {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: object };
  readonly components: readonly { readonly name: string; readonly version: string }[];
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Manifest and lockfile without packages that are only for development. */
function withoutDevelopment(manifest: Manifest, lock: Lockfile): { manifest: object; lock: object } {
  const strip = <T extends { devDependencies?: unknown }>({ devDependencies: _, ...rest }: T) => rest;
  const packages = Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
      .map(([place, entry]) => [place, place === '' ? strip(entry) : entry]),
  );
  return { manifest: strip(manifest), lock: { ...lock, packages } };
}

/** Removes what differs between runs and folders; the standard requires none of it. */
function settle({ serialNumber: _, metadata, ...bom }: Bom, name: string): Bom {
  const { timestamp: __, component, ...others } = metadata;
  return { ...bom, metadata: { ...others, component: { ...component, name } } };
}

/**
 * Lists the locked packages, without development dependencies, with version, hash and licence as CycloneDX. Runs npm on
 * a stripped copy, because `--omit=dev` also omits packages of both kinds, such as next and react.
 *
 * @param root folder of the project
 * @returns JSON, reproducible for the same lockfile and npm
 * @throws Error if npm fails
 * @see https://cyclonedx.org/docs/1.5/json/
 */
export function buildSbom(root: string): string {
  const project = read(path.join(root, 'package.json')) as Manifest;
  const { manifest, lock } = withoutDevelopment(
    project,
    read(path.join(root, 'package-lock.json')) as Lockfile,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
    const made = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
    return `${JSON.stringify(settle(JSON.parse(made) as Bom, project.name), null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
