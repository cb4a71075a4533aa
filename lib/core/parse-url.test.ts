import { parseUrl } from './parse-url';

test('an address is read, also one that counts from another; what is none is undefined', () => {
  expect(parseUrl('/b?c', 'https://a.example/x/')?.href).toBe('https://a.example/b?c');
  expect(parseUrl('mailto:x@a.example')?.protocol).toBe('mailto:');
  expect(parseUrl('/b')).toBeUndefined();
  expect(parseUrl('https://[', 'https://a.example')).toBeUndefined();
});
