import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import variables from '#lib/config/variables.json';
import { createStamps, hashFiles, hashInputs, readMakingTime } from './stamps.mjs';

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  mkdirSync(at('src/deep'), { recursive: true });
  writeFileSync(at('src/a.ts'), 'a');
  writeFileSync(at('src/deep/b.ts'), 'b');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('createStamps', () => {
  it('finds a stamp by name and value, also in a new process', () => {
    createStamps(at('cache/own')).write('lock', '1');
    const stamps = createStamps(at('cache/own'));
    expect([
      stamps.isCurrent('lock', '1'),
      stamps.isCurrent('lock', '2'),
      stamps.isCurrent('lock', ''),
      stamps.isCurrent('export', '1'),
    ]).toEqual([true, false, false, false]);
    expect([stamps.read('lock'), stamps.read('export')]).toEqual(['1', undefined]);
  });

  it('forgets the previous value', () => {
    const stamps = createStamps(at('cache'));
    stamps.write('lock', '1');
    stamps.write('lock', '2');
    expect([stamps.isCurrent('lock', '1'), stamps.isCurrent('lock', '2')]).toEqual([false, true]);
  });
});

describe('hashFiles', () => {
  const hash = (salt?: string): string => hashFiles([at('src'), at('one.json')], salt);

  it('stays the same while nothing changes', () => {
    const before = hash();
    utimesSync(at('src/a.ts'), 1, 1);
    expect(hash()).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, () => void]>([
    ['a content', () => writeFileSync(at('src/deep/b.ts'), 'B')],
    ['a new file', () => writeFileSync(at('src/deep/c.ts'), '')],
    ['a file that did not exist', () => writeFileSync(at('one.json'), '')],
    ['a file that is gone', () => rmSync(at('src/a.ts'))],
    [
      'a content that moves to the next file',
      () => {
        writeFileSync(at('src/a.ts'), '');
        writeFileSync(at('src/deep/b.ts'), 'ab');
      },
    ],
  ])('changes with %s', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('changes with the salt', () => {
    expect(new Set([hash(), hash('https://a.test'), hash('https://b.test')]).size).toBe(3);
  });

  it('ignores tests and dot files', () => {
    const before = hash();
    for (const name of ['a.test.ts', 'b.test.tsx', '.DS_Store']) writeFileSync(at(`src/${name}`), 'x');
    expect(hash()).toBe(before);
  });
});

describe('hashInputs', () => {
  const hash = (environment: Readonly<Record<string, string>> = {}): string =>
    hashInputs(environment, [at('src')]);

  it.each(Object.keys(variables))('changes with %s, which a build reads', (name) => {
    expect(new Set([hash(), hash({ [name]: 'one' }), hash({ [name]: 'two' })]).size).toBe(3);
  });

  it('ignores other variables, and distinguishes the listed ones', () => {
    expect(hash({ HOME: '/somewhere' })).toBe(hash());
    expect(hash({ TAG_MANAGER: 'x' })).not.toBe(hash({ CONSENT_CONTAINER: 'x' }));
  });
});

describe('readMakingTime', () => {
  it('distinguishes one build from the next', () => {
    utimesSync(at('src/a.ts'), 1, 1);
    const first = readMakingTime(at('src/a.ts'));
    utimesSync(at('src/a.ts'), 2, 2);
    expect([first, readMakingTime(at('src/a.ts')), readMakingTime(at('src/none.ts'))]).toEqual([
      '1000',
      '2000',
      '',
    ]);
  });
});
