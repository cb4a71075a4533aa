import { readFileSync } from 'node:fs';
import { buildSbom } from './sbom';

type Bom = {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly purl: string;
    readonly hashes: readonly { readonly alg: string }[];
    readonly licenses: readonly unknown[];
  }[];
};

// npm needs a second per list.
jest.setTimeout(60_000);

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; version: string }>;
};
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

describe('buildSbom', () => {
  const made = buildSbom('.');
  const bom = JSON.parse(made) as Bom;

  it('lists exactly the packages that are not for development only', () => {
    const locked = Object.entries(packages).filter(
      ([place, { dev, devOptional }]) => place !== '' && dev !== true && devOptional !== true,
    );
    const wanted = locked.map(([place, { version }]) => `${nameOf(place)}@${version}`);
    const listed = bom.components.map(({ purl }) => decodeURIComponent(purl).replace('pkg:npm/', ''));
    expect(new Set(listed)).toEqual(new Set(wanted));
    expect(listed).toEqual(expect.arrayContaining([expect.stringMatching(/^next@/)]));
    expect(made).not.toContain('playwright');
  });

  it('states hash and licence of each', () => {
    expect(bom.bomFormat).toBe('CycloneDX');
    const lacking = bom.components.filter(
      ({ hashes, licenses }) => hashes[0]?.alg !== 'SHA-512' || licenses.length === 0,
    );
    expect(lacking).toEqual([]);
  });

  it('is reproducible, and contains neither folder nor time', () => {
    expect(buildSbom('.')).toBe(made);
    expect(bom.metadata.component.name).toBe('stellwerk-website');
    expect(made).not.toMatch(/"(?:timestamp|serialNumber)"/);
  });
});
