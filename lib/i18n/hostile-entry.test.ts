import { resolveEntry } from './entry';

const origin = 'https://site.example';

/** Invalid values of the stored language. */
const saved: readonly unknown[] = [
  '//evil.example',
  'https://evil.example',
  '../..',
  'de/../..//evil.example',
  'DE',
  'de ',
  'javascript:alert(1)',
  '__proto__',
  '',
  '0',
  ['de'],
  { toString: () => 'evil' },
  null,
];

describe('an invalid language in storage', () => {
  it.each(saved)('redirects to a language of the browser: %j', (value) => {
    const arrival = { path: '/x/', search: '', hash: '', saved: value, preferred: ['de'] };
    expect(resolveEntry(arrival)).toBe('/de/x/');
  });

  it.each(saved.filter((value) => typeof value === 'string'))(
    'is also ignored as a language of the browser: %j',
    (value) => {
      const target = resolveEntry({ path: '/x/', search: '', hash: '', saved: null, preferred: [value] });
      expect(['/de/x/', '/en/x/']).toContain(target);
      expect(new URL(target ?? '', origin).origin).toBe(origin);
    },
  );
});
