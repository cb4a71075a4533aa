import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildConfigured, servicesEnvironment } from '#tests/support/configured-build';
import { listFilesIn, out } from '#tests/support/exported';

/** What may differ between a build with services and one without, and is left out of the comparison. */
const differences: readonly (readonly [RegExp, string])[] = [
  [/<meta http-equiv="Content-Security-Policy"[^>]*>/g, ''],
  // Scripts are named by their content: a chunk that names a service has another name, and so has each that names it.
  [/(?:\\?"(?:\/_next\/)?static\/chunks\/[^"\\]+\.js\\?",?)+/g, ''],
];

/** Turbopack numbers modules by a hash of as many digits as their count asks for; services bring a few modules more. */
const shortenIds = (text: string): string =>
  text.replace(/(?<![\w.])\d{6}(?!\w)/g, (id) => String(Number(id) % 100_000));

/** The worker is one too: esbuild shortens its names by how often letters occur, those of its list of chunks included. */
const isScript = (file: string): boolean => /^\/(?:_next\/static\/chunks\/.*|sw)\.js$/.test(file);

/** The search holds what pages say, in files named by their content: those of texts that name services are others. */
const isSearchIndex = (file: string): boolean => file.startsWith('/search-index/');

/** A build's files, binary ones included, by names that do not tell its hash. */
function readBuild(root: string): ReadonlyMap<string, string> {
  const read = (file: string): string => readFileSync(path.join(root, file), 'latin1');
  const { webpackCompilationHash: hash } = JSON.parse(read('/page-data/app-data.json')) as {
    readonly webpackCompilationHash: string;
  };
  const strip = (text: string): string =>
    differences.reduce(
      (stripped, [pattern, by]) => stripped.replace(pattern, by),
      shortenIds(text.replaceAll(hash, '#')),
    );
  return new Map(listFilesIn(root, '').map((file) => [file.replace(hash, '#'), strip(read(file))]));
}

const { host } = new URL(servicesEnvironment.CONSENT_CONTAINER);

/** Without a service a form becomes an e-mail, and says so. */
const hasForm = (text: string): boolean => text.includes('data-form="') || text.includes('"refusals":');

describe('two builds of one tree, in two places, the second without any cache and with services', () => {
  let plain: ReadonlyMap<string, string>;
  let configured: ReadonlyMap<string, string>;
  beforeAll(async () => {
    configured = readBuild(await buildConfigured());
    plain = readBuild(out);
  }, 900_000);

  it('give the same files, but for scripts and the index of the search', () => {
    const listOthers = (files: ReadonlyMap<string, string>): string[] =>
      [...files.keys()].filter((file) => !isScript(file) && !isSearchIndex(file)).toSorted();
    expect(listOthers(configured)).toEqual(listOthers(plain));
    expect(listOthers(plain).length).toBeGreaterThan(500);
  });

  it('give identical files, but for the policy, names of scripts, and texts that name the services', () => {
    const differing = [...plain].filter(
      ([file, text]) => !isScript(file) && !isSearchIndex(file) && configured.get(file) !== text,
    );
    expect(
      differing
        .filter(([file, text]) => configured.get(file)?.includes(host) !== true && !hasForm(text))
        .map(([file]) => file),
    ).toEqual([]);
    expect(differing.filter(([, text]) => text.includes(host))).toEqual([]);
  });

  it('give identical scripts, but for those that the services concern and what is bundled with them', () => {
    const listScripts = (files: ReadonlyMap<string, string>): string[] =>
      [...files].filter(([file]) => isScript(file)).map(([, text]) => text);
    const own = new Set(listScripts(plain));
    const other = new Set(listScripts(configured));
    const same = [...own].filter((text) => other.has(text)).length;
    // Eight chunks have another content; a few more where numbers of modules have another length, and so another order.
    expect(own.size - same).toBeLessThanOrEqual(14);
    expect(same).toBeGreaterThan(own.size * 0.8);
  });

  it('give an index of the search that differs in few files', () => {
    const own = [...plain].filter(([file]) => isSearchIndex(file));
    const same = own.filter(([file, text]) => configured.get(file) === text);
    expect(own.length).toBeGreaterThan(100);
    expect(same.length).toBeGreaterThan(own.length * 0.6);
  });
});
