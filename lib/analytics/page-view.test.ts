import { buildPageView } from './page-view';

test('a page view has a title and an address', () => {
  expect(buildPageView('Imprint | Stellwerk', 'https://a.example/en/imprint/')).toEqual({
    title: 'Imprint',
    location: 'https://a.example/en/imprint/',
  });
});

test('tokens are blanked out in the address, other parameters stay', () => {
  expect(
    buildPageView('Imprint', 'https://a.example/?x=1&access_token=secret#id_token=secret').location,
  ).toBe('https://a.example/?x=1&access_token=[REDACTED]#id_token=[REDACTED]');
});
