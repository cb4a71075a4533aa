import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildConfigured, servicesEnvironment } from '#tests/support/build-variant';
import { listFilesIn, out } from '#tests/support/exported';

/** Expected differences between builds with and without services, which are ignored. */
const differences: readonly (readonly [RegExp, string])[] = [
  [/<meta http-equiv="Content-Security-Policy"[^>]*>/g, ''],
  // Script names contain a content hash: chunks that name a service, and those that refer to them, differ.
  [/(?:\\?"(?:\/_next\/)?static\/chunks\/[^"\\]+\.js\\?",?)+/g, ''],
];

/** Turbopack's module ids are hashes whose length depends on their number; services add a few modules. */
const shortenIds = (text: string): string =>
  text.replace(/(?<![\w.])\d{6}(?!\w)/g, (id) => String(Number(id) % 100_000));

/**
 * Includes the worker: esbuild's identifiers depend on letter frequencies, including those of chunk names.
 */
const isScript = (file: string): boolean => /^\/(?:_next\/static\/chunks\/.*|sw)\.js$/.test(file);

/** Files of the search index are named by content, which includes texts that name services. */
const isSearchIndex = (file: string): boolean => file.startsWith('/search-index/');

/** Files of a build by name, with its hash removed. */
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

/** Without a form service, a form becomes an e-mail, and a page asks only for mistakes. */
const hasForm = (text: string): boolean =>
  ['data-form="', '"refusals":', '/api/forms/feedback"'].some((part) => text.includes(part));

describe('two builds of one tree in different folders, the second without caches and with services', () => {
  let plain: ReadonlyMap<string, string>;
  let configured: ReadonlyMap<string, string>;
  beforeAll(async () => {
    configured = readBuild(await buildConfigured());
    plain = readBuild(out);
  }, 900_000);

  it('have the same files, except scripts and the search index', () => {
    const listOthers = (files: ReadonlyMap<string, string>): string[] =>
      [...files.keys()].filter((file) => !isScript(file) && !isSearchIndex(file)).toSorted();
    expect(listOthers(configured)).toEqual(listOthers(plain));
    expect(listOthers(plain).length).toBeGreaterThan(500);
  });

  it('have identical files, except policies, script names, and texts that name services', () => {
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

  it('have identical scripts, except those affected by the services', () => {
    const listScripts = (files: ReadonlyMap<string, string>): string[] =>
      [...files].filter(([file]) => isScript(file)).map(([, text]) => text);
    const own = new Set(listScripts(plain));
    const other = new Set(listScripts(configured));
    const same = [...own].filter((text) => other.has(text)).length;
    // Eight chunks differ in content; a few more if module ids have another length and thus another order.
    expect(own.size - same).toBeLessThanOrEqual(14);
    expect(same).toBeGreaterThan(own.size * 0.8);
  });

  it('have search indexes that differ in few files', () => {
    const own = [...plain].filter(([file]) => isSearchIndex(file));
    const same = own.filter(([file, text]) => configured.get(file) === text);
    expect(own.length).toBeGreaterThan(100);
    expect(same.length).toBeGreaterThan(own.length * 0.6);
  });
});
