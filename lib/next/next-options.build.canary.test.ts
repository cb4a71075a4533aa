import { experimental } from './next-options.build';
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
