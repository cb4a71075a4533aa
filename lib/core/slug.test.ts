import fc from 'fast-check';
import { buildSlug } from './slug';

describe('buildSlug', () => {
  it.each([
    ['Payment Services', 'payment-services'],
    ['Überweisungsträger', 'uberweisungstrager'],
    ['Straße', 'strase'],
    ['Crédit à la consommation', 'credit-a-la-consommation'],
    ['R&D', 'r-and-d'],
    ['R & D', 'r-and-d'],
    ['a -- b', 'a-b'],
    ['  --Hello, World!--  ', 'hello-world'],
    ['snake_case', 'snake_case'],
    ['Łódź', 'lodz'],
    ['proﬁl', 'profil'],
    ['Ĳssel', 'ijssel'],
    ['Ｎｅｏ™', 'neotm'],
    ['日本', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(buildSlug(text)).toBe(slug);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => buildSlug(buildSlug(text)) === buildSlug(text)),
    );
  });

  it('contains only word characters and single inner hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => /^(?:\w+(?:-\w+)*)?$/.test(buildSlug(text))),
    );
  });
});
