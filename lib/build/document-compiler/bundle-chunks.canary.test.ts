import { createHash } from 'node:crypto';
import { createBundler, expectImports } from './bundle-chunks';
import { findIntegrity } from '#lib/next/integrity';
import { removeSheets } from '#lib/next/bundled-sheets';
import { joinScripts, nameChunk } from './join-scripts';
import { findLargeModules } from './large-modules';
import { nameImports } from './name-imports';
import { NextOutputError } from '#lib/next/next-output-error';

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
  [address('outer.js')]: chunk(14, imports(5, 'base.css', 'a.css', 'a.js').slice(2)),
};
const read = (file: string): string => files[file] ?? '';
const text = `[${[
  imports(1, 'base.css', 'a.css', 'a.js'),
  imports(2, 'base.css', 'b.css', 'b.js'),
  imports(3, 'base.css', 'c.css', 'c.js'),
  imports(4, 'outer.js'),
].join()}]`;

/** Runs a bundle, and returns what it registers and which styles it adds. */
function run(code: string): { registered: unknown[]; sheets: unknown[] } {
  const [registered, sheets]: [unknown[], unknown[]] = [[], []];
  const TURBOPACK = { push: (entry: readonly unknown[]) => registered.push(entry[0]) };
  const document = { currentScript: 'own element' };
  const adoptSheets = (list: readonly unknown[]): number => sheets.push(...list);
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what is tested is a script
  new Function('globalThis', 'TURBOPACK', 'adoptSheets', 'document', code)(
    { TURBOPACK },
    TURBOPACK,
    adoptSheets,
    document,
  );
  return { registered, sheets };
}

describe('imports of a script', () => {
  const bundler = createBundler(read);
  const bundled = bundler.bundle(text);
  const bundles = bundler.list();
  const lists = [...bundled.matchAll(/(\["static[^\]]*\])(?=\)?\.map)/g)].map(
    ([, list = '']) => JSON.parse(list) as string[],
  );

  it('request one file each, named by a content hash', () => {
    expect(bundles).toHaveLength(4);
    const named = bundles.map((bundle) => bundle.address.replace('/_next/', ''));
    expect(lists.flat().toSorted()).toEqual(named.toSorted());
    for (const { address: name, text: own } of bundles)
      expect(findIntegrity(name)).toBe(`sha256-${createHash('sha256').update(own).digest('base64')}`);
  });

  it('register the scripts of the file at their own URLs, then load its styles and the file', () => {
    const [bundle = { address: '', text: '', scripts: [] }] = bundles;
    expect(bundle.scripts).toEqual([address('a.js')]);
    expect(removeSheets(bundle.text)).toMatch(/^\(globalThis/);
    expect(run(bundle.text)).toEqual({
      registered: ['static/chunks/a.js', 'own element'],
      sheets: [
        [address('base.css'), '.base{color:red}'],
        [address('a.css'), '.a{background:url(/_next/static/media/a.svg)}'],
      ],
    });
  });

  it('within imported modules are bundles, too', () => {
    const outer = bundles.find(({ scripts }) => scripts.includes(address('outer.js')));
    const inner = bundles.find(({ scripts }) => scripts.includes(address('a.js')));
    expect(outer?.text).toContain(inner?.address.replace('/_next/', ''));
  });

  it('of islands load no styles, which the document of an island contains', () => {
    const names = '{"filter-island":async()=>(await e.A(3)).Filter,other:async()=>(await e.A(2)).Other}';
    const own = createBundler(read);
    own.bundle(
      `${names}[${imports(2, 'base.css', 'b.css', 'b.js')},${imports(3, 'base.css', 'c.css', 'c.js')}]`,
    );
    expect(own.list().map(({ text: bundle }) => run(bundle).sheets.length)).toEqual([2, 0]);
  });

  it('stop the build if they are circular', () => {
    const own = (): string => chunk(15, imports(6, 'own.js').slice(2));
    expect(() => createBundler(own).bundle(imports(1, 'own.js'))).toThrow(/own\.js" imports itself/);
  });

  it('by name list their files, which are listed nowhere else', () => {
    const byName = '{home:async()=>(await e.A(1)).Home,"text-page":async()=>(await e.A(2)).TextPage}';
    const [home = '', textPage = '', ...unnamed] = lists.flat();
    const script = nameImports(`${byName},${bundled}`);
    expect(script.importedFiles).toEqual({ home, 'text-page': textPage });
    const restored = script.text.replace(/importedFiles\[("[^"]+")\]/g, (_, name: string) =>
      JSON.stringify(script.importedFiles[JSON.parse(name) as string]),
    );
    expect(restored).toBe(`${byName},${bundled}`);
    expect([home, textPage, ...unnamed].filter((file) => script.text.includes(file))).toEqual(unnamed);
  });

  it('by name stop the build if there are none, or one has no file', () => {
    const name = (text: string) => (): unknown => nameImports(text);
    expect(name(bundled)).toThrow(/row "chunks"/);
    expect(name('{a:async()=>(await e.A(1)).A,b:async()=>(await e.A(2)).B}')).toThrow(NextOutputError);
  });

  it('of an unknown form stop the build', () => {
    expectImports(text);
    const expectOther = (): void => expectImports(text.replaceAll('.l(', '.load('));
    expect(expectOther).toThrow(NextOutputError);
    expect(expectOther).toThrow(/row "chunks"/);
  });
});

describe('scripts of the first load', () => {
  const large = { address: address('react.js'), text: `${chunk(1)}${' '.repeat(100_000)}` };
  const runtime = {
    address: address('turbopack.js'),
    text: '(()=>{let e;var t,r=globalThis.TURBOPACK;let n={};n.crossOrigin=null,n.src=t;})();',
  };
  const small = { address: address('a.js'), text: chunk(11) };

  it('are one file except for large ones, with each chunk at its own URL', () => {
    const { own, text: all } = joinScripts([small, large, runtime]);
    expect(run(all.replace(nameChunk(runtime), '')).registered).toEqual(['static/chunks/a.js']);
    expect(own.map(({ text: code }) => run(code).registered)).toEqual([['static/chunks/react.js']]);
    for (const { address: name, text: code } of own)
      expect(findIntegrity(name)).toBe(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  });

  it('check each script against the hash in its name', () => {
    expect(nameChunk(runtime)).toContain('n.integrity=integrityOf(t),n.src=scriptAddress(t)');
  });

  it('state large modules', () => {
    const code = chunk(1, `"${'x'.repeat(60_000)}"`).replace('],', '],');
    expect(findLargeModules(code)).toEqual([1]);
    expect(findLargeModules(chunk(1))).toEqual([]);
  });

  it.each([
    ['a chunk that begins in another way', small.text.replace('(globalThis', '(self')],
    ['a chunk that asks twice for its element', small.text + small.text],
    ['a loader that makes elements in another way', runtime.text.replace('n.crossOrigin', 'n.crossorigin')],
  ])('stop the build: %s', (_what, changed) => {
    const join = (): unknown => joinScripts([{ ...small, text: changed }]);
    expect(join).toThrow(NextOutputError);
    expect(join).toThrow(/row "chunks"/);
  });
});
