import { readFileSync } from 'node:fs';
import { buildEditingGuide, generatedMark } from '#lib/build/editing-guide/format-guide';

const file = 'docs/editing.md';
const current = readFileSync(file, 'utf8');

/** The first line in which two texts differ. */
function findDifference(found: string, expected: string): string | undefined {
  const lines = found.split('\n');
  return expected.split('\n').find((line, index) => line !== lines[index]);
}

describe('docs/editing.md', () => {
  it('says what the schemas say; write it anew with: npm run editing', () => {
    const expected = buildEditingGuide(current);
    expect(findDifference(current, expected)).toBeUndefined();
    expect(current).toHaveLength(expected.length);
  });

  it('explains every key in words', () => {
    const [, tables = ''] = current.split(generatedMark);
    const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
    // A cell in parentheses is code that the generator does not know.
    expect(rows.filter((row) => /\| `[^`]*\([^`]*`/.test(row))).toEqual([]);
    // The sentence stands above the key in its schema, or in lib/build/editing-guide/common-keys.ts.
    expect(rows.filter((row) => /^\| `[^`]*` \|\s*\|/.test(row))).toEqual([]);
    expect(rows.length).toBeGreaterThan(400);
  });

  it('leads every link to a heading', () => {
    const headings = [...current.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const text = current.replaceAll(/`[^`\n]*`/g, '');
    const fragments = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, fragment = '']) => fragment);
    expect(fragments.filter((fragment) => !headings.includes(fragment))).toEqual([]);
  });
});
