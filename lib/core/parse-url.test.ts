import { parseUrl } from './parse-url';

test('absolute and relative URLs are parsed; invalid ones are undefined', () => {
  expect(parseUrl('/b?c', 'https://a.example/x/')?.href).toBe('https://a.example/b?c');
  expect(parseUrl('mailto:x@a.example')?.protocol).toBe('mailto:');
  expect(parseUrl('/b')).toBeUndefined();
  expect(parseUrl('https://[', 'https://a.example')).toBeUndefined();
});
