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
  it('gives the words of a language, set, with where an editor finds them', () => {
    const read = createWords(file, content, schema);
    expect(read('en')).toEqual({ name: 'Sample', description, items: ['“One”'], locale: 'en', file });
    expect(read('en')).toBe(read('en'));
  });

  it('names file, field and the place in the module of what is wrong', () => {
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

  it('begins the place with the keys that lead to the languages', () => {
    const [problem] = readProblems(() => createWords(file, content, schema, ['parts', 'first'])('de'));
    expect(problem?.path).toEqual(['parts', 'first', 'de', 'items', 1]);
  });

  it('says so where a language is missing', () => {
    const read = createWords<z.ZodObject, 'en' | 'de'>(file, { en: content.en, de: undefined }, schema);
    expect(() => read('de')).toThrow(`${file}: file: expected an object, found nothing`);
  });
});
