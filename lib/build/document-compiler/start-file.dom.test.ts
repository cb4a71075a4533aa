import { writeStartFile } from './start-file';

const held = '/_next/static/chunks/held.js';
const prelude = writeStartFile(
  [held],
  '',
  [],
  { otherChunks: [], runtimeModuleIds: [7] },
  { rules: { '/': 'home' } },
);

type Adopt = (sheets: readonly (readonly [string, string])[]) => void;
const adopt = (...sheets: readonly (readonly [string, string])[]): void =>
  (window as unknown as { adoptSheets: Adopt }).adoptSheets(sheets);

const links = (): string[] =>
  [...document.querySelectorAll('link')].map(
    (link) => `${link.getAttribute('href')}${link.hasAttribute('disabled') ? ', there' : ''}`,
  );

class Sheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}
const adopted = (): string[] =>
  ((document as unknown as { adoptedStyleSheets?: Sheet[] }).adoptedStyleSheets ?? []).map(({ css }) => css);

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" disabled="">';
  Object.assign(window, { scriptAddress: (address: string) => address });
  window.eval(prelude);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  Reflect.deleteProperty(globalThis, 'CSSStyleSheet');
});

test('missing styles are added after all others, once, and are registered as loaded', () => {
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  adopt(['/a.css', '.a{}'], ['/b.css', '.b{}'], ['/c.css', '.c{}']);
  adopt(['/b.css', '.b{}'], ['/d.css', '.d{}']);
  adopt(['/b.css', '.b{}']);
  expect(adopted()).toEqual(['.b{}.c{}', '.d{}']);
  expect(links()).toEqual(['/a.css, there', '/b.css, there', '/c.css, there', '/d.css, there']);
});

test('browsers without constructable style sheets load the files', () => {
  adopt(['/a.css', '.a{}'], ['/b.css', '.b{}']);
  expect(links()).toEqual(['/a.css, there', '/b.css']);
});

test('chunks within another file have script elements that load nothing', () => {
  expect(
    [...document.querySelectorAll('script')].map(({ type, async, src }) => [
      type,
      async,
      new URL(src).pathname,
    ]),
  ).toEqual([['held', true, held]]);
});

test('modules can be imported by name, and the entry module runs', () => {
  expect(window).toMatchObject({
    rules: { '/': 'home' },
    startPlan: { large: [], entry: { otherChunks: [], runtimeModuleIds: [7] } },
  });
});
