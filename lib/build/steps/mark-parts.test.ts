import { markParts } from './mark-parts';

const page = (main: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>a &gt; b</title></head><body><header><p>x</p></header><main><div class="frozen">${main}</div></main><div><footer class="x"><p>End</p></footer></div></body></html>`;

const marked = ' data-unseen=""';

it('marks the parts below the first and the footer, and changes nothing else', () => {
  const html = page(
    '<article><h1 title="1 > 0">A</h1><section class="b"><p>B</p><p>b</p></section><hr/><div><footer>Quoted</footer></div></article>',
  );
  const result = markParts(html);
  expect(result.replaceAll(marked, '')).toBe(html);
  expect(result.match(/<[^<]* data-unseen=""[^<]*?>/g)).toEqual([
    `<section${marked} class="b">`,
    `<hr${marked}/>`,
    `<div${marked}>`,
    `<footer${marked} class="x">`,
  ]);
});

it('marks the footer alone where a page has one part', () => {
  expect(markParts(page('<p>Text</p>')).match(/<[^<]* data-unseen=""[^<]*?>/g)).toEqual([
    `<footer${marked} class="x">`,
  ]);
});

it('leaves a document without parts as it is', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>a</title></head><body><p>Text</p></body></html>';
  expect(markParts(html)).toBe(html);
});
