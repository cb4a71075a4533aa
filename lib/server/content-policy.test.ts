import { env } from '#lib/config/env';
import { hashInline, trustedTypes, writeDocumentPolicy, writeHeaderPolicy } from './content-policy';

const none = { ...env, TAG_MANAGER: undefined, CONSENT_CONTAINER: undefined, THIRD_PARTY_ORIGINS: undefined };
const some = {
  ...none,
  TAG_MANAGER: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  THIRD_PARTY_ORIGINS: ['https://collect.example'],
};

const read = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe.each([
  ['of a document', (settings: typeof env) => writeDocumentPolicy('<style>h1{margin:0}</style>', settings)],
  ['in the header', (settings: typeof env) => writeHeaderPolicy(settings)],
])('the policy %s', (_name, write) => {
  it('allows scripts of the site and no inline scripts', () => {
    const policy = read(write(none));
    expect(policy.get('script-src')).toBe("'self'");
    expect(write(none)).not.toMatch(/unsafe|https?:|[*]/);
    expect(write(some)).not.toContain('unsafe');
  });

  it('requires Trusted Types with the policies of the scripts', () => {
    const policy = read(write(none));
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe(trustedTypes.join(' '));
  });

  it('does not require Trusted Types with third-party scripts, and allows these', () => {
    const policy = read(write(some));
    expect(policy.has('require-trusted-types-for')).toBe(false);
    expect(policy.get('script-src')).toMatch(/^'self' https:\/\/www\.googletagmanager\.com 'sha256-[^']+'$/);
    expect(policy.get('connect-src')).toBe("'self' https://www.googletagmanager.com https://collect.example");
  });
});

test('a document allows its inlined styles', () => {
  const policy = read(writeDocumentPolicy('<style>h1{margin:0}</style>', none));
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('style-src')).toBe(`'self' ${hashInline('h1{margin:0}')}`);
});

test('the header does not depend on the build and fits the limits of hosts', () => {
  const policy = read(writeHeaderPolicy(none));
  expect(policy.has('style-src')).toBe(false);
  expect(policy.has('default-src')).toBe(false);
  for (const name of ['frame-ancestors', 'frame-src', 'object-src', 'base-uri'])
    expect(policy.get(name)).toBe("'none'");
  // Cloudflare Pages accepts 2,000 characters.
  expect(writeHeaderPolicy(some).length).toBeLessThan(1500);
});
