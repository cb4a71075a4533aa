import { readFileSync } from 'node:fs';

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

describe('package-lock.json', () => {
  it('has a hash for every package, including those of other platforms', () => {
    const unchecked = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(unchecked.map(([place, { version }]) => `${place}@${version}`)).toEqual([]);
    expect(installed.length).toBeGreaterThan(500);
  });

  it('contains no registry URLs', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has the binaries of every platform', () => {
    const names = new Set(installed.map(([place]) => nameOf(place)));
    const wanted = installed.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('install scripts', () => {
  it('are disabled', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  // Each of these scripts looks for a prebuilt binary or compiles one. Before adding a name: check that the
  // package works without its script.
  it('are known to be unnecessary', () => {
    const names = installed.flatMap(([place, entry]) => (entry.hasInstallScript ? [nameOf(place)] : []));
    expect(names.sort()).toEqual(['@parcel/watcher', '@swc/core', 'esbuild']);
  });
});
