import { z } from 'zod';
import { ContentError } from './content-error';
import { parseWithSource } from './parse-schema';

const schema = z.strictObject({
  name: z.string().min(3).max(5).optional(),
  count: z.int().optional(),
  open: z.boolean().optional(),
  who: z
    .union([
      z.strictObject({ person: z.enum(['ada']) }),
      z.strictObject({ name: z.string(), role: z.string() }),
    ])
    .optional(),
  list: z
    .array(z.strictObject({ kind: z.enum(['a', 'b']) }))
    .min(1)
    .max(2)
    .optional(),
});
/** Lines of a file whose list's first entry is on line 6, its kind on line 7. */
const lines: Readonly<Record<string, number>> = { name: 2, list: 5, 'list.0': 6, 'list.0.kind': 7 };
const source = { file: 'x.md', lineOf: (path: readonly PropertyKey[]) => lines[path.join('.')] };

function messageFor(input: unknown): string {
  try {
    parseWithSource(schema, input, source);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'no problem';
}

describe('parseWithSource', () => {
  it('returns the parsed value', () => {
    expect(parseWithSource(z.object({ a: z.string().default('b') }), {}, source)).toEqual({ a: 'b' });
  });

  it.each([
    [{ name: 'ab' }, 'x.md:2: name: expected at least 3 characters, found 2'],
    [{ name: 'abcdef' }, 'x.md:2: name: expected at most 5 characters, found 6'],
    [{ name: ['a'] }, 'x.md:2: name: expected a string, found ["a"]'],
    [{ count: 'one' }, 'x.md: count: expected a number, found "one"'],
    [{ open: 1 }, 'x.md: open: expected a boolean, found 1'],
    [{ list: [] }, 'x.md:5: list: expected at least 1 entries, found 0'],
    [{ list: {} }, 'x.md:5: list: expected an array, found {}'],
    [{ list: [{ kind: 'c' }] }, 'x.md:7: list.0.kind: expected one of a, b, found "c"'],
    [{ list: [{ kind: 'a', colour: 1 }] }, 'x.md: list.0.colour: expected no such key, found "colour"'],
    [
      { colour: 1, size: 2 },
      'x.md: colour: expected no such key, found "colour"\nx.md: size: expected no such key, found "size"',
    ],
    [{ who: { person: 'bob' } }, 'x.md: who.person: expected one of ada, found "bob"'],
    [{ who: { name: 'Bob' } }, 'x.md: who.role: expected a string, found nothing'],
    [undefined, 'x.md: file: expected an object, found nothing'],
    [
      { name: 1, open: 'x' },
      'x.md:2: name: expected a string, found 1\nx.md: open: expected a boolean, found "x"',
    ],
  ])('reports the problem of %j', (input, message) => {
    expect(messageFor(input)).toBe(message);
  });

  it('keeps the path in a module, from which the line is determined', () => {
    const inModule = { file: 'content/x.ts', path: ['de'] };
    const parse = (input: unknown) => () => parseWithSource(schema, input, inModule);
    const holdsPath = (path: readonly PropertyKey[]): Error =>
      expect.objectContaining({ problems: [expect.objectContaining({ path })] }) as Error;
    expect(parse({ list: [{ kind: 'c' }] })).toThrow(holdsPath(['de', 'list', 0, 'kind']));
    expect(parse({ colour: 1 })).toThrow(holdsPath(['de', 'colour']));
  });
});
