import { readEnv } from './env';

describe('readEnv', () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toEqual({});
    expect(readEnv({ HOME: '/somewhere' })).toEqual({});
  });

  it.each(['on', 'off'])('accepts SERVICE_WORKER=%s', (value) => {
    expect(readEnv({ SERVICE_WORKER: value })).toEqual({ SERVICE_WORKER: value });
    expect(() => readEnv({ SERVICE_WORKER: 'no' })).toThrow('environment: SERVICE_WORKER: ');
  });

  it.each(['https://www.stellwerk.example', 'http://localhost:3000'])('accepts the origin %s', (origin) => {
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
  ])('rejects %j in one line that names the variable', (origin, message) => {
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
  ])('rejects %j as the origin', (origin) => {
    expect(() => readEnv({ SITE_ORIGIN: origin })).toThrow('environment: SITE_ORIGIN: ');
  });

  it('rejects line breaks in an address', () => {
    expect(readEnv({ SITE_ORIGIN: 'https://x.org\n', TAG_MANAGER: 'https://x.org/a\nb' })).toEqual({
      SITE_ORIGIN: 'https://x.org',
      TAG_MANAGER: 'https://x.org/ab',
    });
  });

  it.each(['https://*/a.js', 'https://x.org/$uri', 'https://x.org/{path}'])(
    'rejects %j as a script',
    (address) => {
      expect(() => readEnv({ TAG_MANAGER: address })).toThrow('environment: TAG_MANAGER: ');
      expect(() => readEnv({ CONSENT_CONTAINER: address })).toThrow('environment: CONSENT_CONTAINER: ');
    },
  );

  it('rejects a host pattern in the additional origins', () => {
    expect(() => readEnv({ THIRD_PARTY_ORIGINS: 'https://a.example https://*' })).toThrow(
      'environment: THIRD_PARTY_ORIGINS',
    );
  });
});
