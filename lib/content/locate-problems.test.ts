import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLine, locateProblems } from './locate-problems';

const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
const file = path.join(folder, 'words.ts');

writeFileSync(
  file,
  `const shared = {
  phone: '030',
} as const;

const de = { title: 'Hallo' };

export const words = {
  en: {
    title: 'Hello',
    'two words': [
      'first',
      {
        deep: true,
      },
    ],
    ...shared,
  },
  de,
} as const satisfies object;

export const rows = [{ day: 1 }, { day: 2 }] as const;

export const others = ([
  { day: 1 },
  { day: 2 },
]);

export const built = Object.fromEntries([]);
export type Words = typeof words;
`,
);

afterAll(() => rmSync(folder, { recursive: true }));

describe('findLine', () => {
  it.each([
    ['a value', ['en', 'title'], 9],
    ['a key in quotes, and an entry of its list', ['en', 'two words', 0], 11],
    ['a value in an entry', ['en', 'two words', 1, 'deep'], 13],
    ['a value that another constant holds', ['en', 'phone'], 2],
    ['a value behind the name of a constant', ['de', 'title'], 5],
    ['the shorthand itself', ['de'], 18],
    ['the closest above one that is missing', ['en', 'two words', 1, 'missing'], 12],
    ['the closest above one in a list that is too short', ['en', 'two words', 7], 10],
    ['the first export of a shape where nothing says which', [1, 'day'], 21],
    ['the export that is named', ['others', 1, 'day'], 25],
    ['the export itself', ['others'], 23],
  ] as const)('finds %s', (_what, keys, line) => {
    expect(findLine(file, keys)).toBe(line);
  });

  it('returns undefined if no export has the key', () => {
    expect(findLine(file, ['fr', 'title'])).toBeUndefined();
  });
});

describe('locateProblems', () => {
  const problem = { file, field: 'title', expected: 'a text', found: 'nothing' };

  it('adds the line of a value in a module', () => {
    expect(locateProblems([{ ...problem, path: ['en', 'title'] }])).toEqual([
      { ...problem, path: ['en', 'title'], line: 9 },
    ]);
  });

  it('ignores problems with a line or without a path, and files that are missing or no modules', () => {
    const others = [
      { ...problem, line: 3, path: ['en', 'title'] },
      problem,
      { ...problem, file: 'content/glossary/x/de.md', path: ['title'] },
      { ...problem, file: 'content/none.ts', path: ['title'] },
    ];
    expect(locateProblems(others)).toEqual(others);
  });
});
