import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { shippedWorks } from './shipped-works';
import { buildThirdPartyNotices } from './third-party-notices';

const clientFiles = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.client\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

const withoutStyles: Plugin = {
  name: 'without-styles',
  setup: (builder) => {
    builder.onResolve({ filter: /\.(?:css|woff2)$/ }, ({ path: file }) => ({
      path: file,
      namespace: 'style',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'style' }, () => ({ contents: 'export default {}' }));
  },
};

/** Packages with parts in browser code, besides those that Next bundles. */
async function listBundled(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...clientFiles, 'lib/i18n/entry-script.ts', 'lib/service-worker/worker.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'none',
    write: false,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'next/*'],
    plugins: [withoutStyles],
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const names = files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

describe('third-party notices', () => {
  it('list every package that is shipped to browsers', async () => {
    const bundled = await listBundled();
    expect(bundled).toEqual(expect.arrayContaining(['ibantools', 'serwist']));
    const named = new Set(shippedWorks.map(({ name }) => name));
    expect(bundled.filter((name) => !named.has(name))).toEqual([]);
    for (const name of ['next', 'react', 'react-dom', 'Archivo (typeface)']) expect(named).toContain(name);
  });

  it('contain the text of each licence and its licensor', () => {
    const text = buildThirdPartyNotices();
    expect(text).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
    expect(text).toMatch(/Apache License\s+Version 2\.0/);
    for (const { name, licence } of shippedWorks) expect(text).toContain(`${name} (${licence})\n`);
    for (const holder of [
      'The Archivo Project',
      'Vercel',
      'Meta Platforms',
      'Denis Pushkarev',
      'Serwist',
      'Paul Miller',
    ])
      expect(text).toContain(holder);
    expect(text.match(/Meta Platforms/g)).toHaveLength(1);
  });

  it('only have licences that require a notice and nothing else', () => {
    const allowed = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
    expect(shippedWorks.filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
  });
});
