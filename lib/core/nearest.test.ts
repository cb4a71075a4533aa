import { compareTexts, findNearest } from './nearest';

const pages = [
  { name: 'Podcast', path: '/de/podcast/' },
  { name: 'Prepaidkarten', path: '/de/services/prepaid-cards/' },
  { name: 'Debitkarten', path: '/de/services/debit-cards/' },
  { name: 'Banklizenz', path: '/de/license/' },
];

const names = (path: string): string[] => findNearest(path, pages, 3).map(({ name }) => name);

describe('compareTexts', () => {
  it('is 1 for what differs in capitals, accents and hyphens, and 0 for strangers', () => {
    expect(compareTexts('Über-uns', 'uberuns')).toBe(1);
    expect(compareTexts('abc', 'xyz')).toBe(0);
    expect(compareTexts('', '')).toBe(0);
  });

  it('counts a pair as often as both have it', () => {
    expect(compareTexts('aaaa', 'aa')).toBe(0.5);
  });
});

describe('findNearest', () => {
  it('finds a typing error, the same page elsewhere, and the name in place of the address', () => {
    expect(names('/de/podcats/')[0]).toBe('Podcast');
    expect(names('/de/debit-cards')[0]).toBe('Debitkarten');
    expect(names('/de/banklizenz/')).toEqual(['Banklizenz']);
  });

  it('offers nothing where nothing is near', () => {
    expect(names('/de/wp-admin.php')).toEqual([]);
  });
});
