import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { listExported, readExported } from '#tests/support/exported';

function readText(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

const listCode = (html: string): string[] =>
  [...html.matchAll(/<(code|kbd|pre|samp)\b[^>]*>.*?<\/\1>/gs)].map(([code]) =>
    readText(parseFragment(code)),
  );

/** Typographic characters that shells do not accept as spaces, hyphens and quotation marks. */
const setSigns = /[\p{Default_Ignorable_Code_Point}\u00a0\u2010-\u2015\u2018-\u201e\u202f]/u;

it('has no typographic characters in code, so that it can be copied', () => {
  const found = listExported('.html').flatMap((file) =>
    listCode(readExported(file)).map((text) => ({ file, text })),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ text }) => setSigns.test(text))).toEqual([]);
});

it('detects typographic characters', () => {
  const [text = ''] = listCode('<p>a <code>b-<b>&#x2060;</b>c</code></p>');
  expect(text).toBe('b-\u2060c');
  expect(setSigns.test(text)).toBe(true);
});
