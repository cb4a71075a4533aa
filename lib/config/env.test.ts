import { readEnv } from './env';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({});
    expect(readEnv({ HOME: '/somewhere' })).toEqual({});
  });

  it.each(['on', 'off'])('takes SERVICE_WORKER=%s', (value) => {
    expect(readEnv({ SERVICE_WORKER: value })).toEqual({ SERVICE_WORKER: value });
    expect(() => readEnv({ SERVICE_WORKER: 'no' })).toThrow('environment: SERVICE_WORKER: ');
  });

  it.each(['https://www.stellwerk.example', 'http://localhost:3000'])('takes the origin %s', (origin) => {
    expect(readEnv({ SITE_ORIGIN: origin })).toEqual({ SITE_ORIGIN: origin });
  });

  it.each([
    [
      'https://www.stellwerk.example/',
      'environment: SITE_ORIGIN: an origin: scheme and host, without a path or a trailing slash, found "https://www.stellwerk.example/"',
    ],
    ['www.stellwerk.example', 'environment: SITE_ORIGIN: Invalid URL, found "www.stellwerk.example"'],
    [
      'ftp://www.stellwerk.example',
      'environment: SITE_ORIGIN: Invalid URL, found "ftp://www.stellwerk.example"',
    ],
    ['', 'environment: SITE_ORIGIN: Invalid URL, found ""'],
  ])('refuses %j in one line that names the variable', (origin, message) => {
    expect(() => readEnv({ SITE_ORIGIN: origin })).toThrow(new Error(message));
  });

  it.each([
    'https://x.org/a',
    'https://x.org?a',
    'https://x.org#a',
    'https://user:word@x.org',
    'https://x .org',
    'https://x.org/"onload=x',
    'https://*.x.org',
  ])('refuses %j as the origin', (origin) => {
    expect(() => readEnv({ SITE_ORIGIN: origin })).toThrow('environment: SITE_ORIGIN: ');
  });

  it('takes no line break into an address', () => {
    expect(readEnv({ SITE_ORIGIN: 'https://x.org\n', TAG_MANAGER: 'https://x.org/a\nb' })).toEqual({
      SITE_ORIGIN: 'https://x.org',
      TAG_MANAGER: 'https://x.org/ab',
    });
  });

  it.each(['https://*/a.js', 'https://x.org/$uri', 'https://x.org/{path}'])(
    'refuses %j as a script',
    (address) => {
      expect(() => readEnv({ TAG_MANAGER: address })).toThrow('environment: TAG_MANAGER: ');
      expect(() => readEnv({ CONSENT_CONTAINER: address })).toThrow('environment: CONSENT_CONTAINER: ');
    },
  );

  it('refuses a pattern of hosts among further origins', () => {
    expect(() => readEnv({ THIRD_PARTY_ORIGINS: 'https://a.example https://*' })).toThrow(
      'environment: THIRD_PARTY_ORIGINS',
    );
  });
});
