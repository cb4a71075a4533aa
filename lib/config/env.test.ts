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
      'environment: SITE_ORIGIN: an origin without a trailing slash, found "https://www.stellwerk.example/"',
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
});
