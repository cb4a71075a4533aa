import { existsSync, readFileSync } from 'node:fs';
import { experimental, polyfillAlias } from './next-options.build';
import { expectOfNext } from './next-output-error';

// Next's own type of it comes from a copy of zod without types.
const { configSchema } = jest.requireActual<{
  readonly configSchema: { readonly safeParse: (config: unknown) => { readonly success: boolean } };
}>('next/dist/server/config-schema');

/** Next itself only warns of options that it does not know, and builds without them. */
function check(options: Readonly<Record<string, unknown>>): void {
  const { success } = configSchema.safeParse({ experimental: options });
  expectOfNext(success, `knows the options ${JSON.stringify(options)}`, 'experimental options');
}

describe('the experimental options', () => {
  it('are known to Next', () => {
    expect(() => check(experimental)).not.toThrow();
  });

  it.each([
    ['an unknown name', { ...experimental, globalNotFoundPage: true }],
    ['an unknown value', { ...experimental, cssChunking: { type: 'forest' } }],
  ])('%s is noticed', (_case, options) => {
    expect(() => check(options)).toThrow(/see lib\/next\/README\.md, row "experimental options"\.$/);
  });
});

test('polyfills: the client imports them by the address that the alias names', () => {
  const client = readFileSync(require.resolve('next/dist/client/app-globals'), 'utf8');
  for (const [address, file] of Object.entries(polyfillAlias)) {
    expect(() =>
      expectOfNext(client.includes(`"${address}"`), `imports its polyfills as ${address}`, 'polyfills'),
    ).not.toThrow();
    expect(existsSync(file)).toBe(true);
  }
});
