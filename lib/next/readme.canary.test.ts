import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectOfNext } from './next-output-error';

const readme = readFileSync('lib/next/README.md', 'utf8');
const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };

const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

const rows = [...readme.matchAll(/^\| \*\*([^*]+)\*\*: .* \| (\S+) \| (.*) \| (.*) \|$/gm)].map(
  ([, name = '', since = '', where = '', guards = '']) => ({
    name,
    since,
    where: filesIn(where),
    guards: filesIn(guards),
  }),
);

describe('the table of dependencies on Next', () => {
  it('is for the installed version', () => {
    const [, pinned] = /^Pinned to Next (\S+?)\. /m.exec(readme) ?? [];
    expect(() =>
      expectOfNext(version === pinned, `has version ${pinned} but ${version}`, 'every row'),
    ).not.toThrow();
  });

  it('has a row for each line', () => {
    expect(rows).toHaveLength(readme.match(/^\| \*\*/gm)?.length ?? 0);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(12);
  });

  it.each(rows)('$name: its files are there, and one of its guards names it', ({ name, where, guards }) => {
    expect([...where, ...guards].filter((file) => !existsSync(file))).toEqual([]);
    expect(where.length).toBeGreaterThan(0);
    expect(guards.some((file) => readFileSync(file, 'utf8').includes(name))).toBe(true);
  });

  it('has every file of the folder', () => {
    const shared = ['README.md', 'next-output-error.ts'];
    const listed = new Set(rows.flatMap(({ where }) => where));
    const files = readdirSync('lib/next').filter(
      (name) => !name.includes('.test.') && !shared.includes(name),
    );
    expect(files.filter((name) => !listed.has(path.posix.join('lib/next', name)))).toEqual([]);
  });
});
