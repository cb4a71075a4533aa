import fc from 'fast-check';
import { pickRelated, relatedLimit, type Relatable } from './related';

const item = (slug: string, keywords: string[], date?: string): Relatable => ({
  slug,
  name: slug.toUpperCase(),
  keywords,
  date,
});

const pool = [
  item('alpha', ['cards', 'Payments'], '2026-01-01'),
  item('beta', ['payments'], '2026-03-01'),
  item('gamma', ['lending'], '2026-05-01'),
  item('delta', [], '2026-04-01'),
  item('epsilon', []),
];
const slugs = (items: readonly Relatable[]): string[] => items.map(({ slug }) => slug);

describe('pickRelated', () => {
  it('ranks by shared keywords, ignoring case, then by date, and sorts the selected by name', () => {
    const own = item('own', ['PAYMENTS', 'cards']);
    expect(slugs(pickRelated(own, pool, { locale: 'en' }))).toEqual(['alpha', 'beta', 'gamma']);
    expect(slugs(pickRelated(own, pool, { locale: 'en', limit: 2 }))).toEqual(['alpha', 'beta']);
  });

  it('puts explicitly selected items first and drops unknown ones', () => {
    const own = item('own', ['payments', 'cards']);
    expect(
      slugs(pickRelated(own, pool, { locale: 'en', limit: 1, selected: ['nowhere', 'epsilon'] })),
    ).toEqual(['epsilon']);
  });

  it('prefers newer items with equally many shared keywords, and undated ones last', () => {
    const own = item('own', []);
    expect(slugs(pickRelated(own, pool, { locale: 'en', limit: 4 }))).toEqual([
      'alpha',
      'beta',
      'delta',
      'gamma',
    ]);
  });

  it('sorts names by the rules of the language', () => {
    const names = ['Zebra', 'Äpfel', 'Birne'].map((name) => ({ slug: name, name, keywords: [] }));
    expect(pickRelated(item('own', []), names, { locale: 'de' }).map(({ name }) => name)).toEqual([
      'Äpfel',
      'Birne',
      'Zebra',
    ]);
  });

  it('never contains the item itself, duplicates, or more than the limit', () => {
    const anyItem = fc.record({
      slug: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      name: fc.string(),
      keywords: fc.array(fc.constantFrom('x', 'y', 'Z'), { maxLength: 3 }),
      date: fc.constantFrom(undefined, '2026-01-01', '2025-06-30'),
    });
    fc.assert(
      fc.property(
        anyItem,
        fc.uniqueArray(anyItem, { selector: ({ slug }) => slug }),
        fc.array(fc.constantFrom('a', 'b', 'z')),
        (own, others, selected) => {
          const picked = slugs(pickRelated(own, others, { locale: 'en', selected }));
          const candidates = others.filter(({ slug }) => slug !== own.slug).length;
          return (
            !picked.includes(own.slug) &&
            new Set(picked).size === picked.length &&
            picked.length === Math.min(relatedLimit, candidates)
          );
        },
      ),
    );
  });
});
