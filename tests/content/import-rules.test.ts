import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Fixture = { readonly file: string; readonly code: string; readonly expected?: string };
type Answer = { readonly messages: readonly string[][]; readonly reasons: readonly string[] };

const read = (name: string): Fixture[] =>
  JSON.parse(readFileSync(`tests/content/fixtures/${name}-imports.json`, 'utf8')) as Fixture[];

/** A file of each kind in each folder, as a sample for all its files. */
function listSamples(): Fixture[] {
  const folders = ['app', 'bench', 'components', 'content', 'lib', 'messages', 'tests'].filter((folder) =>
    existsSync(folder),
  );
  const samples = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile())
        samples.set(
          `${entry.parentPath} ${path.extname(entry.name)}`,
          path.join(entry.parentPath, entry.name),
        );
    }
  }
  return [...samples.values()].map((file) => ({ file, code: '' }));
}

const bad = read('bad');
const good = read('good');
const samples = listSamples();
const answer = JSON.parse(
  execFileSync('node', ['tests/support/jest/lint-fixtures.mjs'], {
    encoding: 'utf8',
    input: JSON.stringify([...bad, ...good, ...samples]),
  }),
) as Answer;

/** Fixtures with their first line as the test's name, and ESLint's messages. */
const judge = (fixtures: readonly Fixture[], start: number) =>
  fixtures.map((fixture, index) => ({
    ...fixture,
    line: fixture.code.split('\n')[0],
    said: answer.messages[start + index] ?? ['not linted'],
  }));

describe('import rules', () => {
  it.each(judge(bad, 0))('$file: "$expected" rejects $line', ({ said, expected }) => {
    expect(said.join('\n')).toContain(expected);
  });

  it.each(judge(good, bad.length))('$file may contain $line', ({ said }) => {
    expect(said).toEqual([]);
  });

  it('each reason occurs in the fixtures', () => {
    const expected = bad.map((fixture) => fixture.expected ?? '');
    expect(answer.reasons.filter((reason) => !expected.some((part) => reason.includes(part)))).toEqual([]);
  });

  it('each file has a zone', () => {
    const strays = judge(samples, bad.length + good.length).filter(({ said }) =>
      said.some((message) => message.startsWith('boundaries/no-unknown-files')),
    );
    expect(strays.map(({ file }) => file)).toEqual([]);
  });

  it('each alias refers to the folder of its name', () => {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: { paths: Record<string, string[]> };
    };
    for (const [alias, targets] of Object.entries(compilerOptions.paths)) {
      expect(targets).toEqual([`./${alias.slice(1)}`]);
    }
  });
});
