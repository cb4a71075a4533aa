import { findFiles, findInlineSheets, joinInlineSheets } from './document-files';

test('findFiles lists styles, fonts and scripts once, without disabled ones and those for old browsers', () => {
  const html = [
    '<link rel="preload" href="/_next/static/media/font.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<style>p{margin:0}</style><link rel="stylesheet" href="/_next/static/chunks/c.css" data-precedence="next" disabled=""/>',
    '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/a.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script src="/_next/static/chunks/a.js" async="" data-files="/_next/static/chunks/late.js"></script>',
    '<script src="https://elsewhere.example/_next/static/x.js"></script><link rel="icon" href="/icons/icon.svg"/><a href="/_next/static/y.js">y</a>',
  ].join('');
  expect(findFiles(html)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.css',
    '/_next/static/chunks/late.js',
    '/_next/static/media/font.woff2',
  ]);
});

test('findInlineSheets returns the content of the style element, or nothing', () => {
  const sheets = [
    { address: '/_next/static/chunks/a.css', css: '@layer base{p{margin:0}}' },
    { address: '/_next/static/chunks/b.css', css: '@media (width<=40rem){q{content:"/*"}}' },
  ];
  const links = sheets.map(
    ({ address }) => `<link rel="stylesheet" href="${address}" data-precedence="next" disabled=""/>`,
  );
  const style = `<style>${joinInlineSheets(sheets.map(({ css }) => css))}</style>`;
  expect(findInlineSheets(`<head>${style}${links.join('')}</head><p>/**/</p>`)).toEqual(sheets);
  expect(findInlineSheets(`<head>${style}</head>`)).toEqual([]);
  expect(findInlineSheets('<p>/**/</p>')).toEqual([]);
});
