import { buildPageView, redactToken } from './page-view';

test.each([
  ['https://a.example/?access_token=secret', 'https://a.example/?access_token=[REDACTED]'],
  [
    'https://a.example/?x=1&access_token=secret&y=2#z',
    'https://a.example/?x=1&access_token=[REDACTED]&y=2#z',
  ],
  ['https://a.example/#access_token=secret&state=1', 'https://a.example/#access_token=[REDACTED]&state=1'],
  [
    'https://a.example/?ACCESS_TOKEN=one&access_token=two',
    'https://a.example/?ACCESS_TOKEN=[REDACTED]&access_token=[REDACTED]',
  ],
  ['https://a.example/?access_token=', 'https://a.example/?access_token=[REDACTED]'],
  ['https://a.example/?my_access_token=kept', 'https://a.example/?my_access_token=kept'],
  ['https://a.example/access_token=kept/', 'https://a.example/access_token=kept/'],
])('%s is reported as %s', (address, reported) => {
  expect(redactToken(address)).toBe(reported);
});

test('a page view has a title and an address', () => {
  expect(buildPageView('Imprint | Stellwerk', 'https://a.example/en/imprint/')).toEqual({
    title: 'Imprint',
    location: 'https://a.example/en/imprint/',
  });
});
