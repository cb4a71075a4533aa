import { ContentError, formatProblem, quoteFound } from './content-error';

describe('formatProblem', () => {
  it('contains file, line, field, expected and found values', () => {
    expect(
      formatProblem({
        file: 'content/x/de.md',
        line: 4,
        field: 'name',
        expected: 'a string',
        found: 'nothing',
      }),
    ).toBe('content/x/de.md:4: name: expected a string, found nothing');
    expect(formatProblem({ file: 'content/x.ts', field: 'name', expected: 'a string', found: '7' })).toBe(
      'content/x.ts: name: expected a string, found 7',
    );
  });
});

describe('quoteFound', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [7, '7'],
    ['text', '"text"'],
    ['two\n  lines', '"two lines"'],
    [{ a: ['b'] }, '{"a":["b"]}'],
    ['x'.repeat(80), `"${'x'.repeat(56)}…"`],
    [Array(40).fill(1), '[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,…'],
  ])('shows %j as %s', (value, text) => {
    expect(quoteFound(value)).toBe(text);
  });
});

describe('ContentError', () => {
  it('has one line per problem', () => {
    const problem = { file: 'a.md', field: 'f', expected: 'x', found: 'y' };
    expect(new ContentError([problem, { ...problem, line: 2 }]).message).toBe(
      'a.md: f: expected x, found y\na.md:2: f: expected x, found y',
    );
  });
});
