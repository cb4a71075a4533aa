import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aliases, experimental } from './next-options.build';
import { expectOfNext } from './next-output-error';

// Next's own type refers to a bundled zod without types.
const { configSchema } = jest.requireActual<{
  readonly configSchema: { readonly safeParse: (config: unknown) => { readonly success: boolean } };
}>('next/dist/server/config-schema');

/** Next itself only warns of unknown options. */
function check(options: Readonly<Record<string, unknown>>): void {
  const { success } = configSchema.safeParse({ experimental: options });
  expectOfNext(success, `knows the options ${JSON.stringify(options)}`, 'experimental options');
}

describe('the experimental options', () => {
  it('are known to Next', () => {
    expect(() => check(experimental)).not.toThrow();
  });

  it.each([
    ['an unknown name', { ...experimental, globalNotFoundPage: true }],
    ['an unknown value', { ...experimental, cssChunking: { type: 'forest' } }],
  ])('%s is detected', (_case, options) => {
    expect(() => check(options)).toThrow(/see lib\/next\/README\.md, row "experimental options"\.$/);
  });
});

const client = path.dirname(require.resolve('next/dist/client/app-globals'));
const read = (file: string): string => readFileSync(path.join(client, file), 'utf8');
const useOf = (name: string): RegExp => new RegExp(`_${name}\\.(\\w+)`, 'g');

/** Files that import an aliased module, and the local name of the import. */
const importers: Readonly<Record<keyof typeof aliases, readonly (readonly [file: string, name: string])[]>> =
  {
    './builtin/global-error': [['components/app-router.js', 'globalerror']],
    '../components/builtin/global-error': [
      ['react-client-callbacks/error-boundary-callbacks.js', 'globalerror'],
    ],
  };

describe('aliases', () => {
  const listed = Object.entries(aliases).flatMap(([address, target]) =>
    (importers[address as keyof typeof aliases] ?? []).map(
      ([file, name]) => [address, file, name, target] as const,
    ),
  );

  it.each(listed)('%s is imported by %s, and has all required exports', (address, file, name, target) => {
    const importer = read(file);
    expect(() =>
      expectOfNext(importer.includes(`require("${address}")`), `imports ${address}`, 'last error pages'),
    ).not.toThrow();
    const taken = [...importer.matchAll(useOf(name))].map(([, taken = '']) => taken);
    expect(Object.keys(jest.requireActual(path.resolve(target)))).toEqual(expect.arrayContaining(taken));
  });

  it('replace no file of the site', () => {
    const addresses = Object.keys(aliases);
    const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.test.ts');
    const importsOne = (file: string): boolean =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].some(([, address = '']) =>
        addresses.includes(address),
      );
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isCode)
        .map((file) => path.join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(importsOne)).toEqual([]);
  });
});
