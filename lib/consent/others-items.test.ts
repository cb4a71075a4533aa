import { listCookieRemovals } from './others-items';

const place = { hostname: 'www.stellwerk.example', pathname: '/en/services/', protocol: 'https:' };

test('a third-party cookie is removed at every possible domain and path, partitioned or not', () => {
  const removals = listCookieRemovals('gclid=x; _ga=GA1.1; utm=y', place);
  expect(removals.every((removal) => /^(?:_ga=|=x); max-age=0; path=\//.test(removal))).toBe(true);
  expect(new Set(removals).size).toBe(removals.length);
  for (const path of ['/', '/en', '/en/', '/en/services', '/en/services/'])
    for (const domain of [
      '',
      '; domain=www.stellwerk.example',
      '; domain=stellwerk.example',
      '; domain=example',
    ])
      for (const mark of ['; Secure', '; Secure; Partitioned'])
        expect(removals).toContain(`_ga=; max-age=0; path=${path}${domain}${mark}`);
});

test('without TLS there are no secure cookies', () => {
  expect(listCookieRemovals('_ga=x', { hostname: 'localhost', pathname: '/', protocol: 'http:' })).toEqual([
    '=x; max-age=0; path=/',
    '=x; max-age=0; path=/; domain=localhost',
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=localhost',
  ]);
});

test('without cookies there is nothing to remove', () => {
  expect(listCookieRemovals('', place)).toEqual([]);
});

test('an unnamed cookie is removed, even if its value looks like one of our names', () => {
  for (const cookies of ['x', 'gclid=x', 'utm=%7B%7D; gclid=x']) {
    const removals = listCookieRemovals(cookies, place);
    expect(removals).toContain('=x; max-age=0; path=/; Secure');
    expect(removals.some((removal) => /^(?:gclid|utm)/.test(removal))).toBe(false);
  }
});
