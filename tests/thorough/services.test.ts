import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { removeSheets } from '#lib/next/bundled-sheets';
import { readTagManagerScript } from '#lib/next/tag-manager-script.build';
import { buildConfigured, servicesEnvironment } from '#tests/support/build-variant';
import { listFilesIn, out } from '#tests/support/exported';

/** A text that only Next's component for Google Tag Manager contains. */
const mark = 'next-third-parties-gtm';

const hash = `'sha256-${createHash('sha256').update(readTagManagerScript()).digest('base64')}'`;
const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
const listMarked = (root: string): string[] =>
  listFilesIn(root, '.js').filter((file) => read(root, file).includes(mark));

/** Policies of all documents by directive. */
function readPolicies(root: string): ReadonlyMap<string, string>[] {
  return listFilesIn(root, '.html').map((file) => {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(root, file)) ?? [];
    return new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
  });
}

describe('a build without services', () => {
  it('has neither scripts nor policy hashes of Google Tag Manager', () => {
    expect(listMarked(out)).toEqual([]);
    for (const policy of readPolicies(out)) {
      expect(policy.get('script-src')).not.toContain(hash);
      expect(policy.get('script-src')).not.toContain('https:');
      expect(policy.get('connect-src')).toBe("'self'");
    }
  });
});

describe('a build with services', () => {
  let root = '';
  beforeAll(async () => {
    root = await buildConfigured();
  }, 900_000);

  it('has the component in one chunk that is loaded after consent', () => {
    const chunks = listMarked(root);
    expect(chunks).toHaveLength(1);
    const [chunk = ''] = chunks;
    const naming = listFilesIn(root, '.html').filter((file) => read(root, file).includes(chunk));
    expect(naming).toEqual([]);
  });

  // What visitors type is taken out of the address of a page view: 50 bytes.
  it('keeps consent and analytics within their 7.5 kB', () => {
    const [chunk = ''] = listFilesIn(root, '.js').filter((file) =>
      read(root, file).includes('Consent object not available.'),
    );
    expect(gzipSync(removeSheets(read(root, chunk)), { level: 9 }).length).toBeLessThanOrEqual(7500);
  });

  it('allows their origins and one script hash in every document, and no other inline scripts', () => {
    const origin = (address: string): string => new URL(address).origin;
    const { TAG_MANAGER, CONSENT_CONTAINER, THIRD_PARTY_ORIGINS } = servicesEnvironment;
    const policies = readPolicies(root);
    expect(policies.length).toBeGreaterThan(100);
    for (const policy of policies) {
      const scripts = policy.get('script-src')?.split(' ') ?? [];
      expect(scripts).toEqual(
        expect.arrayContaining(["'self'", origin(TAG_MANAGER), origin(CONSENT_CONTAINER), hash]),
      );
      expect(scripts.filter((source) => source.includes('unsafe'))).toEqual([]);
      expect(policy.get('connect-src')).toContain(THIRD_PARTY_ORIGINS);
    }
  });
});
