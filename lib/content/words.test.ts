import { z } from 'zod';
import { ContentError } from './content-error';
import { defineSchema } from './schema';
import { createWords } from './words';

const file = 'content/sample/index.ts';
const description = 'A description that is long enough to be shown among the results.';
const schema = defineSchema(({ words, text }) => words.extend({ items: z.array(text(3, 20)) }));
const content = {
  en: { name: 'Sample', description, items: ['"One"'] },
  de: { name: 'Probe', description, items: ['"Eins"', 'x'] },
};

function readProblems(read: () => unknown): ContentError['problems'] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

describe('createWords', () => {
  it('returns the typeset texts of a language with their source', () => {
    const read = createWords(file, content, schema);
    expect(read('en')).toEqual({ name: 'Sample', description, items: ['“One”'], locale: 'en', file });
    expect(read('en')).toBe(read('en'));
  });

  it('reports file, field and path of a problem', () => {
    expect(readProblems(() => createWords(file, content, schema)('de'))).toEqual([
      {
        file,
        field: 'items.1',
        expected: 'at least 3 characters',
        found: '1',
        path: ['de', 'items', 1],
        line: undefined,
      },
    ]);
  });

  it('prefixes the path with the keys of nested texts', () => {
    const [problem] = readProblems(() => createWords(file, content, schema, ['parts', 'first'])('de'));
    expect(problem?.path).toEqual(['parts', 'first', 'de', 'items', 1]);
  });

  it('reports a missing language', () => {
    const read = createWords<z.ZodObject, 'en' | 'de'>(file, { en: content.en, de: undefined }, schema);
    expect(() => read('de')).toThrow(`${file}: file: expected an object, found nothing`);
  });
});
