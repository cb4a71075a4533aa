import { readEnv } from './env';
import { listProxiedScripts, listServiceOrigins, readServices, usesGoogleTagManager } from './services';

const container = 'https://stellwerk.containers.example/abc.js';
const tagManager = 'https://tags.example/gtm.js?id=GTM-ABC123';
const both = { CONSENT_CONTAINER: container, TAG_MANAGER: tagManager };

test('a build without services loads and allows no third-party scripts', () => {
  const settings = readEnv({});
  expect(readServices(settings, true)).toEqual({ environment: 'production' });
  expect(readServices(settings, false)).toEqual({});
  expect(listServiceOrigins(settings)).toEqual({ scripts: [], requests: [] });
  expect(listProxiedScripts(readEnv({ THIRD_PARTY_PROXY: 'on' }))).toEqual([]);
});

test('configured services are loaded from their origins', () => {
  const settings = readEnv({
    ...both,
    SITE_ENVIRONMENT: 'staging',
    THIRD_PARTY_ORIGINS: ' https://collect.example  https://tags.example ',
  });
  expect(readServices(settings, true)).toEqual({ environment: 'staging', container, tagManager });
  expect(listServiceOrigins(settings)).toEqual({
    scripts: ['https://stellwerk.containers.example', 'https://tags.example'],
    requests: ['https://stellwerk.containers.example', 'https://tags.example', 'https://collect.example'],
  });
  expect(listProxiedScripts(settings)).toEqual([]);
});

test('or through the proxy of the site', () => {
  const settings = readEnv({ ...both, THIRD_PARTY_PROXY: 'on' });
  expect(readServices(settings, true).tagManager).toBe(
    '/__third-party-proxy?url=https%3A%2F%2Ftags.example%2Fgtm.js%3Fid%3DGTM-ABC123',
  );
  expect(listServiceOrigins(settings).scripts).toEqual([]);
  expect(listProxiedScripts(settings)).toEqual([container, tagManager]);
});

test.each([
  ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1', true],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1&gtm_auth=x&gtm_preview=env-1', true],
  ['https://www.googletagmanager.com/gtag/js?id=G-TEST1', false],
  ['https://www.googletagmanager.com/gtm.js', false],
  ['https://tags.example/gtm.js?id=GTM-TEST1', false],
])("whether %s is Google's own tag manager: %s", (address, isGoogle) => {
  expect(usesGoogleTagManager(readEnv({ TAG_MANAGER: address }))).toBe(isGoogle);
  expect(usesGoogleTagManager(readEnv({ TAG_MANAGER: address, THIRD_PARTY_PROXY: 'on' }))).toBe(false);
  expect(usesGoogleTagManager(readEnv({}))).toBe(false);
});

test.each([
  ['CONSENT_CONTAINER', 'http://insecure.example/a.js'],
  ['TAG_MANAGER', 'gtm.js'],
  ['TAG_MANAGER', "https://a.example/'; script-src *"],
  ['CONSENT_CONTAINER', 'https://user:secret@a.example/x.js'],
  ['THIRD_PARTY_ORIGINS', 'https://a.example/'],
  ['THIRD_PARTY_ORIGINS', '*'],
  ['THIRD_PARTY_PROXY', 'yes'],
  ['SITE_ENVIRONMENT', '"x"'],
])('%s=%s stops the build with a line that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^environment: ${name}`));
});
