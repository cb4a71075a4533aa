import { nextDocument } from '#tests/support/jest/next-document';
import { inlineStyles } from './inline-styles';

const sheets: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.css': '@font-face{src:url(../media/a.woff2)}',
  '/_next/static/chunks/b.css': 'p{background:url(/icons/icon.svg)}q{mask:url("#m")}',
};
const read = (address: string): string => sheets[address] ?? `/* ${address} */`;
const link = (name: string, rest = ''): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${rest}/>`;
const html = nextDocument.replace(link('b'), link('a') + link('b'));

describe('styles inside the document', () => {
  it('replace the first link, in the order of the links, with root-relative URLs', () => {
    const inside = inlineStyles(html, read, { runtime: true });
    expect(inside).toContain(
      `type="font/woff2"/><style>@font-face{src:url(/_next/static/media/a.woff2)}/**/p{background:url(/icons/icon.svg)}q{mask:url("#m")}</style>${link('a', ' disabled=""')}${link('b', ' disabled=""')}<link rel="preload" as="script"`,
    );
    expect(inside.replace(/<style>.*<\/style>/, '').replaceAll(' disabled=""', '')).toBe(html);
  });

  it('leave no link in a document without a runtime', () => {
    expect(inlineStyles(html, read, { runtime: false })).not.toContain('rel="stylesheet"');
  });

  it.each([
    ['no link', /<link rel="stylesheet"[^>]*>/g, ''],
    ['another attribute', ' data-precedence="next"', ' data-precedence="next" media="all"'],
    ['another order', 'rel="stylesheet" href="/_next/static/chunks/b.css"', 'href="/b.css" rel="stylesheet"'],
  ])('stop the build if Next writes links in another way: %s', (_name, from, to) => {
    expect(() => inlineStyles(html.replace(from, to), read, { runtime: true })).toThrow(
      /^Next no longer writes its styles as .+ see lib\/next\/README\.md, row "style links"\.$/,
    );
  });
});
