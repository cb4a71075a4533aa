import { hideTokens, redactTokens, removeTokens } from './address-tokens';
import { readArrival } from './arrival';

const site = 'https://a.example/en/';

/** Query and fragment, their redacted form, and what remains in the address bar. */
const cases: readonly (readonly [string, string, string])[] = [
  ['?access_token=secret', '?access_token=[REDACTED]', ''],
  ['?x=1&access_token=secret&y=2#z', '?x=1&access_token=[REDACTED]&y=2#z', '?x=1&y=2#z'],
  ['#access_token=secret&state=1', '#access_token=[REDACTED]&state=1', '#state=1'],
  ['?ACCESS_TOKEN=secret&access_token=secret', '?ACCESS_TOKEN=[REDACTED]&access_token=[REDACTED]', ''],
  ['?access_token=', '?access_token=[REDACTED]', ''],
  ['?access_token=secret;secret?secret', '?access_token=[REDACTED]', ''],
  ['?access_token=secret=secret#main', '?access_token=[REDACTED]#main', '#main'],
  ['?access%5Ftoken=secret', '?access%5Ftoken=[REDACTED]', ''],
  ['?%61ccess_token=secret&a=b', '?%61ccess_token=[REDACTED]&a=b', '?a=b'],
  ['?%2561ccess%255Ftoken=secret', '?%2561ccess%255Ftoken=[REDACTED]', ''],
  ['?a=b;access_token=secret', '?a=b;access_token=[REDACTED]', '?a=b'],
  ['#!access_token=secret', '#!access_token=[REDACTED]', ''],
  ['#!/inbox?access_token=secret', '#!/inbox?access_token=[REDACTED]', '#!/inbox'],
  ['#/access_token=secret', '#/access_token=[REDACTED]', ''],
  ['?access_token[]=secret', '?access_token[]=[REDACTED]', ''],
  ['?access_token%5B0%5D=secret', '?access_token%5B0%5D=[REDACTED]', ''],
  ['?accessToken=secret&access-token=secret', '?accessToken=[REDACTED]&access-token=[REDACTED]', ''],
  ['?next=/cb?access_token=secret&y=2', '?next=/cb?access_token=[REDACTED]&y=2', '?next=/cb&y=2'],
  ['?next=%2Fcb%3Faccess_token%3Dsecret&y=2', '?next=[REDACTED]&y=2', '?y=2'],
  ['?next=access_token%3Dsecret', '?next=[REDACTED]', ''],
  ['?a=%252Fcb%2523id_token%253Dsecret', '?a=[REDACTED]', ''],
  ['?id_token=secret&a=b', '?id_token=[REDACTED]&a=b', '?a=b'],
  ['#refresh_token=secret', '#refresh_token=[REDACTED]', ''],
  ['?token=secret', '?token=[REDACTED]', ''],
  ['?code=secret&state=1', '?code=[REDACTED]&state=1', '?state=1'],
  ['?iss=https://a.example&code=secret', '?iss=https://a.example&code=[REDACTED]', '?iss=https://a.example'],
  ['#session_state=1&Code=secret', '#session_state=1&Code=[REDACTED]', '#session_state=1'],
  ['?next=%2Fcb%3Fcode%3Dsecret%26state%3D1', '?next=[REDACTED]', ''],
  ['?%zz=1&access_token=secret', '?%zz=1&access_token=[REDACTED]', '?%zz=1'],
];

test.each(cases)('%s is reported as %s and kept as "%s"', (tail, told, kept) => {
  expect(redactTokens(site + tail)).toBe(site + told);
  const { search, hash } = new URL(site + tail);
  expect(removeTokens(search) + removeTokens(hash)).toBe(kept);
  expect(told + kept).not.toContain('secret');
});

test.each([
  '?code=SPRING',
  '?code=SPRING&utm_source=x#state=1',
  '?next=%2Fcb%3Fcode%3DSPRING',
  '?my_access_token=kept',
  '?q=token&kind=glossary#main',
  '?gclid=a.b&gclsrc=aw.ds&utm_source=x&utm_campaign=y%26z',
  '?about=accounts&reference=1C93ED4762B7&lang=de&currency=SEK&postcode=10965',
  '?next=%2Fen%2Fservices%2F%3Fq%3Dx',
  '?access_token&a',
  '?a=&&b=;c#!d',
  '#access_token',
])('%s stays', (tail) => {
  const { search, hash } = new URL(site + tail);
  expect(redactTokens(site + tail)).toBe(site + tail);
  expect(removeTokens(search) + removeTokens(hash)).toBe(search + hash);
});

test('a path is not a parameter', () => {
  expect(redactTokens('https://a.example/access_token=kept/')).toBe('https://a.example/access_token=kept/');
});

describe('hideTokens', () => {
  afterEach(() => delete document.documentElement.dataset['arrival']);

  it('keeps URL, state and number of entries without tokens', () => {
    history.replaceState({ own: 1 }, '', '/en/?q=x#main');
    const { length } = history;
    hideTokens();
    expect([location.pathname + location.search + location.hash, history.state, history.length]).toEqual([
      '/en/?q=x#main',
      { own: 1 },
      length,
    ]);
    expect(readArrival()).toBe(location.href);
  });

  it.each(['/en/', '//elsewhere.example/'])('removes them from %s, and stores the URL', (path) => {
    history.replaceState({ own: 1 }, '', `/.${path}?token=secret&q=x#access_token=secret`);
    const instance = jest.fn();
    Object.defineProperty(history, 'replaceState', { value: instance, configurable: true });
    hideTokens();
    Reflect.deleteProperty(history, 'replaceState');
    expect(instance).not.toHaveBeenCalled();
    expect(location.href).toBe(`${location.origin}${path}?q=x`);
    expect(history.state).toEqual({ own: 1 });
    expect(readArrival()).toBe(`${location.origin}${path}?token=[REDACTED]&q=x#access_token=[REDACTED]`);
  });
});

test('URLs of any length are read in linear time', () => {
  for (const tail of [
    '?' + '&'.repeat(1e6),
    `?a=${'%25'.repeat(1e5)}`,
    '#' + 'a'.repeat(1e6),
    '?' + 'a=b;'.repeat(2e4),
    '?' + 'code=b&'.repeat(1e5),
  ])
    expect(redactTokens(site + tail)).toBe(site + tail);
});
