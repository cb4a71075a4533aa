import { bundleChunks } from './bundle-chunks.build';
import { removeSheets } from './bundled-sheets';
import { joinScripts } from './join-scripts.build';
import { NextOutputError } from './next-output-error';

const chunk = (id: number, code = ''): string =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},e=>{${code}}]);`;
const imports = (id: number, ...files: readonly string[]): string =>
  `${id},s=>{s.v(c=>Promise.all(${JSON.stringify(files.map((file) => `static/chunks/${file}`))}.map(c=>s.l(c))).then(()=>c(1)))}`;
const address = (name: string): string => `/_next/static/chunks/${name}`;

const files: Readonly<Record<string, string>> = {
  [address('base.css')]: '.base{color:red}',
  [address('a.css')]: '.a{background:url(../media/a.svg)}',
  [address('b.css')]: '.b{color:blue}',
  [address('c.css')]: '.c{color:green}',
  [address('a.js')]: chunk(11),
  [address('b.js')]: chunk(12),
  [address('c.js')]: chunk(13),
};
const read = (file: string): string => files[file] ?? '';
const text = `[${[
  imports(1, 'base.css', 'a.css', 'a.js'),
  imports(2, 'base.css', 'b.css', 'b.js'),
  imports(3, 'base.css', 'c.css', 'c.js'),
  imports(4, 'only.js'),
].join()}]`;

/** Runs a bundle as a browser does, and says what it registers and which styles it brings. */
function run(code: string): { registered: unknown[]; sheets: unknown[] } {
  const [registered, sheets]: [unknown[], unknown[]] = [[], []];
  const TURBOPACK = { push: (entry: readonly unknown[]) => registered.push(entry[0]) };
  const adoptSheets = (list: readonly unknown[]): number => sheets.push(...list);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- what is tested is a script
  new Function('globalThis', 'TURBOPACK', 'adoptSheets', code)({ TURBOPACK }, TURBOPACK, adoptSheets);
  return { registered, sheets };
}

describe('imports of a script', () => {
  const { text: bundled, bundles } = bundleChunks(text, read);
  const lists = [...bundled.matchAll(/(\["static[^\]]*\])(?=\)?\.map)/g)].map(
    ([, list = '']) => JSON.parse(list) as string[],
  );

  it('ask for one file each, unless they need one file only', () => {
    expect(bundles).toHaveLength(3);
    expect(lists).toEqual([
      ...bundles.map((bundle) => [bundle.address.replace('/_next/', '')]),
      ['static/chunks/only.js'],
    ]);
  });

  it('get its scripts under their own addresses and its styles, and then the file itself', () => {
    const [bundle = { address: '', text: '', scripts: [] }] = bundles;
    expect(bundle.scripts).toEqual([address('a.js')]);
    expect(removeSheets(bundle.text)).toMatch(/^\(globalThis/);
    expect(run(bundle.text)).toEqual({
      registered: ['static/chunks/a.js', bundle.address.replace('/_next/', '')],
      sheets: [
        [address('base.css'), '.base{color:red}'],
        [address('a.css'), '.a{background:url(/_next/static/media/a.svg)}'],
      ],
    });
  });

  it('of another shape stop the build', () => {
    const refusal = /row "bundled imports"/;
    expect(() => bundleChunks(text.replaceAll('.l(', '.load('), read)).toThrow(NextOutputError);
    expect(() => bundleChunks(text.replaceAll('.l(', '.load('), read)).toThrow(refusal);
  });
});

describe('scripts of the first load', () => {
  const large = { address: address('react.js'), text: `${chunk(1)}${' '.repeat(100_000)}` };
  const runtime = {
    address: address('turbopack.js'),
    text: '(()=>{let e;var t,r=globalThis.TURBOPACK;})();',
  };
  const small = { address: address('a.js'), text: chunk(11) };

  it('are one file but for large ones, each chunk under its own address', () => {
    const { own, joined, text: all } = joinScripts([small, large, runtime]);
    expect([own, joined]).toEqual([[large.address], [small.address, runtime.address]]);
    expect(run(all).registered).toEqual(['static/chunks/a.js']);
    expect(all).toContain(runtime.text);
  });

  it.each([
    ['a chunk that begins in another way', small.text.replace('(globalThis', '(self')],
    ['a chunk that asks twice for its element', small.text + small.text],
  ])('stop the build: %s', (_what, changed) => {
    const join = (): unknown => joinScripts([{ ...small, text: changed }]);
    expect(join).toThrow(NextOutputError);
    expect(join).toThrow(/row "joined scripts"/);
  });
});
