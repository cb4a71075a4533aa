/** @jest-environment jsdom */
import { delayScripts, findLateScripts } from './late-scripts';

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const html = [
  '<html><head><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p>Text</p><script>self.__next_f=[["\\"/_next/static/chunks/c.js\\""]]</script></body></html>',
].join('');

test('a finished document names its scripts once, in an inline script at the end, and keeps those for old browsers', () => {
  const late = delayScripts(html);
  expect(late).not.toContain('async=""');
  expect(late).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script></head>');
  expect(late.endsWith('</script></body></html>')).toBe(true);
  expect(findLateScripts(late)).toEqual(files);
});

test('scripts are fetched after the first frame, in their order', () => {
  jest.useFakeTimers();
  const [, script = ''] = /<script>(\{let p=.*?)<\/script>/.exec(delayScripts(html)) ?? [];
  const list = (): string[] => [...document.querySelectorAll('script[src]')].map((element) => element.getAttribute('src') ?? '');
  window.eval(script);
  expect(list()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(list()).toEqual(files);
});

test('a document without scripts stays as it is', () => {
  expect(delayScripts('<body></body>')).toBe('<body></body>');
  expect(findLateScripts('<body></body>')).toEqual([]);
});
