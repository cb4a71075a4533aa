import { compareTexts, findNearest } from './nearest';

const pages = [
  { name: 'Podcast', path: '/de/podcast/' },
  { name: 'Prepaidkarten', path: '/de/services/prepaid-cards/' },
  { name: 'Debitkarten', path: '/de/services/debit-cards/' },
  { name: 'Banklizenz', path: '/de/license/' },
];

const names = (path: string): string[] => findNearest(path, pages, 3).map(({ name }) => name);

describe('compareTexts', () => {
  it('is 1 for texts that differ in case, accents and hyphens only, and 0 for different ones', () => {
    expect(compareTexts('Über-uns', 'uberuns')).toBe(1);
    expect(compareTexts('abc', 'xyz')).toBe(0);
    expect(compareTexts('', '')).toBe(0);
  });

  it('counts a bigram as often as both texts contain it', () => {
    expect(compareTexts('aaaa', 'aa')).toBe(0.5);
  });
});

describe('findNearest', () => {
  it('finds a typo, a moved page, and a name instead of a path', () => {
    expect(names('/de/podcats/')[0]).toBe('Podcast');
    expect(names('/de/debit-cards')[0]).toBe('Debitkarten');
    expect(names('/de/banklizenz/')).toEqual(['Banklizenz']);
  });

  it('finds nothing if no name is similar', () => {
    expect(names('/de/wp-admin.php')).toEqual([]);
  });
});
