import { findCommonFacts, listDifferingFacts, formatCommonFacts } from './common-facts';

const job = (place: string, hours = '38 hours') => ({ place, hours, locale: 'en' as const });

describe('what a list of positions says once', () => {
  const all = [job('Berlin'), job('Anywhere', '20 hours'), job('Berlin')];

  it('is what more than half of them have', () => {
    expect(findCommonFacts(all)).toEqual({ place: 'Berlin', hours: '38 hours' });
    expect(findCommonFacts(all.slice(0, 2))).toEqual({ place: undefined, hours: undefined });
    expect(formatCommonFacts(all, 'en')).toMatch(/Berlin; 38\shours/);
    expect(formatCommonFacts([], 'en')).toBeNull();
  });

  it('leaves to the rows what is otherwise', () => {
    const usual = findCommonFacts(all);
    expect(all.map((one) => listDifferingFacts(one, usual).map(({ value }) => value))).toEqual([
      [],
      ['Anywhere', '20 hours'],
      [],
    ]);
  });
});
