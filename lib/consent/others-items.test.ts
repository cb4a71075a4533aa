import { listCookieRemovals } from './others-items';

const place = { hostname: 'www.stellwerk.example', pathname: '/en/services/', protocol: 'https:' };

test('a cookie of others is removed at every domain and path that it may have, on its own and partitioned', () => {
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

test('where there is no TLS there are no secure cookies', () => {
  expect(listCookieRemovals('_ga=x', { hostname: 'localhost', pathname: '/', protocol: 'http:' })).toEqual([
    '=x; max-age=0; path=/',
    '=x; max-age=0; path=/; domain=localhost',
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=localhost',
  ]);
});

test('no cookies leave nothing to remove', () => {
  expect(listCookieRemovals('', place)).toEqual([]);
});

test('one without a name is removed too, whose value may look like a name of ours', () => {
  for (const cookies of ['x', 'gclid=x', 'utm=%7B%7D; gclid=x']) {
    const removals = listCookieRemovals(cookies, place);
    expect(removals).toContain('=x; max-age=0; path=/; Secure');
    expect(removals.some((removal) => /^(?:gclid|utm)/.test(removal))).toBe(false);
  }
});
