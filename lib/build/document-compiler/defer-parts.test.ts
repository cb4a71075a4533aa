import { deferParts, deferredMarks } from './defer-parts';

const page = (main: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>a &gt; b</title></head><body><header><p>x</p></header><main><div class="static-slot">${main}</div></main><div><footer class="x"><p>End</p></footer></div></body></html>`;

const markedTags = /<[^<]* data-deferred=[^<]*?>/g;

it('marks the parts below the first and the footer, and changes nothing else', () => {
  const html = page(
    '<article><h1 title="1 > 0">A</h1><section class="b"><p>B</p><p>b</p></section><hr/><div><footer>Quoted</footer></div></article>',
  );
  const result = deferParts(html);
  expect(result.replaceAll(deferredMarks, '')).toBe(html);
  expect(result.match(markedTags)).toEqual([
    '<section data-deferred="62" class="b">',
    '<hr data-deferred="0"/>',
    '<div data-deferred="6">',
    '<footer data-deferred="33" class="x">',
  ]);
});

it('marks the footer alone where a page has one part', () => {
  expect(deferParts(page('<p>Text</p>')).match(markedTags)).toEqual([
    '<footer data-deferred="33" class="x">',
  ]);
});

it('counts what an element shows besides its text', () => {
  const html = page(
    '<h1>A</h1><div><input></div><table><tbody><tr><td data-column="Price">9</td></tr></tbody></table><div><b data-space="600">C</b></div>',
  );
  expect(deferParts(html).match(deferredMarks)?.slice(0, 3)).toEqual([
    ' data-deferred="30"',
    ' data-deferred="6"',
    ' data-deferred="601"',
  ]);
});

it('counts the label alone of a closed disclosure', () => {
  const fold = (open: string): string =>
    `<details${open}><summary>Label</summary><p>What is inside</p></details>`;
  const html = page(`<h1>A</h1>${fold('')}<section>${fold(' open')}</section>`);
  expect(deferParts(html).match(deferredMarks)).toEqual([
    ' data-deferred="5"',
    ' data-deferred="49"',
    ' data-deferred="33"',
  ]);
});

it('leaves a document without parts as it is', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>a</title></head><body><p>Text</p></body></html>';
  expect(deferParts(html)).toBe(html);
});
