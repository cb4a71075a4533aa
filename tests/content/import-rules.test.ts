import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { families } from '#lib/pages/registry';

type Fixture = { readonly file: string; readonly code: string; readonly expected: string };

const file = 'tests/content/fixtures/bad-imports.json';
const fixtures = JSON.parse(readFileSync(file, 'utf8')) as Fixture[];

describe('import rules', () => {
  const results = JSON.parse(
    execFileSync('node', ['tests/support/jest/lint-fixtures.mjs', file], { encoding: 'utf8' }),
  ) as string[][];

  it.each(fixtures.map((fixture, index) => ({ ...fixture, messages: results[index] ?? [] })))(
    '$file: "$expected" stops what must not be imported',
    ({ messages, expected }) => {
      expect(messages.join('\n')).toContain(expected);
    },
  );

  it('hold for every family', () => {
    const rules = readFileSync('lib/build/import-rules.mjs', 'utf8');
    for (const { name } of families) expect(rules).toContain(`'${name}'`);
  });
});
