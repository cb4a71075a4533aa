import {
  findMarketingParameters,
  readMarketingParameters,
  removeMarketingCookies,
  writeMarketingCookies,
} from './marketing-cookies';

const now = Date.UTC(2026, 10, 21);
const cookies = (search: string): string[] => writeMarketingCookies(readMarketingParameters(search), now);
const ends = 'expires=Fri, 19 Feb 2027 00:00:00 GMT; path=/; SameSite=Lax; Secure';

describe('the ad-click id', () => {
  it.each([
    ['?gclid=abc', 'abc'],
    ['?gclid=abc&gclsrc=aw.ds', 'abc'],
    ['?gclsrc=aw&gclid=abc', 'abc'],
    ['?gclid=abc&gclsrc=', 'abc'],
    ['?gclid=abc&gclsrc=ds', undefined],
    ['?gclid=abc&gclsrc=3p.ds', undefined],
    ['?gclid=', undefined],
    ['?x=gclid', undefined],
  ])('of %s is %p', (search, adClick) => {
    expect(readMarketingParameters(search).adClick).toBe(adClick);
  });

  it('is kept for 90 days on every path', () => {
    expect(cookies('?gclid=a%20b')).toEqual([`gclid=a%20b; ${ends}`]);
  });
});

describe('the campaign', () => {
  it('is one cookie without the prefix', () => {
    expect(cookies('?utm_source=letter&utm_medium=e-mail&other=1')).toEqual([
      `utm=${encodeURIComponent('{"source":"letter","medium":"e-mail"}')}; ${ends}`,
    ]);
  });

  it.each([
    ['?utm_source=a+b%26c', { source: 'a b&c' }],
    ['?utm_term=%E0%A4%A&utm_source=x', { source: 'x' }],
    ['?utm_source=x=y', { source: 'x=y' }],
    ['?utm_source=one&utm_source=two', { source: 'two' }],
    ['?utm_=x&utm_source=', undefined],
    ['', undefined],
    [`?utm_source=${'x'.repeat(1001)}&utm_medium=${'y'.repeat(1000)}`, { medium: 'y'.repeat(1000) }],
    [`?utm_source=${'ü'.repeat(501)}`, undefined],
  ])('of %s is %p', (search, campaign) => {
    expect(readMarketingParameters(search).campaign).toEqual(campaign);
  });

  it('keeps an older cookie if a URL has no campaign', () => {
    expect(cookies('?q=x')).toEqual([]);
  });
});

test('both are removed with the attributes they were set with', () => {
  expect(removeMarketingCookies()).toEqual(
    ['gclid', 'utm'].map(
      (name) => `${name}=; expires=Wed, 31 Dec 1969 00:00:00 GMT; path=/; SameSite=Lax; Secure`,
    ),
  );
});

test.each([
  ['its own address first', '/en/?gclid=1', 'https://site.example/de/?gclid=2', { adClick: '1' }],
  ['else that of the page before it', '/en/?q=x', 'https://site.example/de/?gclid=2', { adClick: '2' }],
  ['never that of another site', '/en/', 'https://site.example.net/?gclid=2', {}],
  ['nothing where no page was before it', '/en/', '', {}],
])('is read from URLs with the path %s', (_case, path, referrer, expected) => {
  expect(findMarketingParameters(`https://site.example${path}`, referrer)).toEqual(expected);
});
