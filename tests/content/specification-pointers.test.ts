import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const anchors = new Set(
  [...readFileSync('docs/specification.md', 'utf8').matchAll(/<a id="(s\d+)">/g)].map(([, id]) => id),
);

/** References such as `docs/specification.md#s12`, including lists: `, #s13 to #s15`. */
function findPointers(text: string): string[] {
  const lists = text.match(/docs\/specification\.md#s\d+(?:(?:, | to )#s\d+)*/g) ?? [];
  return lists.flatMap((list) => list.match(/s\d+(?=\b)/g) ?? []);
}

const files = ['app', 'components', 'lib', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.(?:ts|tsx|mjs|css)$/.test(name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

describe('comments that point to the specification', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  it('refer to existing statements', () => {
    const pointers = texts.flatMap(({ file, text }) => findPointers(text).map((id) => ({ file, id })));
    expect(pointers.length).toBeGreaterThan(0);
    expect(pointers.filter(({ id }) => !anchors.has(id))).toEqual([]);
  });

  it('are the only form of reference to a statement', () => {
    const other = /\b(?:readings?|statements?|specification,? section) \d/i;
    const isOther = ({ text }: { readonly text: string }): boolean =>
      (text.match(/\/\*\*?[\s\S]*?\*\/|\/\/.*/g) ?? []).some((comment) => other.test(comment));
    expect(texts.filter(isOther).map(({ file }) => file)).toEqual([]);
  });
});
