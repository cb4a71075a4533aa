import { findFiles } from './document-files';

test('findFiles lists styles, fonts and scripts once, and leaves out what no worker browser loads', () => {
  const html = [
    '<link rel="preload" href="/_next/static/media/font.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/a.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script>requestAnimationFrame(()=>["/_next/static/chunks/late.js"].forEach(load))</script>',
    '<script src="https://elsewhere.example/_next/static/x.js"></script><link rel="icon" href="/icons/icon.svg"/><a href="/_next/static/y.js">y</a>',
  ].join('');
  expect(findFiles(html)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.css',
    '/_next/static/chunks/late.js',
    '/_next/static/media/font.woff2',
  ]);
});
