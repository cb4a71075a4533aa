import { hasFileExtension } from './file-extension';

test.each([
  ['/documents/report.pdf', true],
  ['/icons/icon.SVG', true],
  ['/feeds/blog-en.xml', true],
  ['/', false],
  ['/about/', false],
  ['/version-1.2/', false],
  ['/404.html', false],
  ['/old.htm', false],
  ['/a.longword', false],
])('%s is a file: %s', (path, isFile) => {
  expect(hasFileExtension(path)).toBe(isFile);
});
