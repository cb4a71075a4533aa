import { z } from 'zod';
import { defineSchema } from './schema';

describe('defineSchema', () => {
  it('creates a schema once per language', () => {
    const make = jest.fn(() => z.string());
    const schema = defineSchema(make);
    expect(schema.in('en')).toBe(schema.in('en'));
    expect(schema.in('fr')).not.toBe(schema.in('en'));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('lists facts in the language, otherwise in English', () => {
    const schema = defineSchema(
      ({ text }) => text(1),
      (locale) => ({ place: `in ${locale}` }),
    );
    expect((['de', 'en', 'it'] as const).map((language) => schema.in(language).parse('{place}'))).toEqual([
      'in de',
      'in en',
      'in en',
    ]);
  });
});
