import { buildPageView } from './page-view';

test('a page view has a title and an address', () => {
  expect(buildPageView('Imprint | Stellwerk', 'https://a.example/en/imprint/')).toEqual({
    title: 'Imprint',
    location: 'https://a.example/en/imprint/',
  });
});

test('what a visitor typed is not reported', () => {
  const location = (query: string) =>
    buildPageView('Prices', `https://a.example/en/prices/${query}`).location;
  expect(location('?count-cards=2000&count-accounts=50')).toBe('https://a.example/en/prices/');
  expect(location('?q=Ada&utm_source=letter')).toBe('https://a.example/en/prices/?utm_source=letter');
});

test('tokens are blanked out in the address, other parameters stay', () => {
  expect(
    buildPageView('Imprint', 'https://a.example/?x=1&access_token=secret#id_token=secret').location,
  ).toBe('https://a.example/?x=1&access_token=[REDACTED]#id_token=[REDACTED]');
});
