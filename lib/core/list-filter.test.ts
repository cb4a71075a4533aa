import { countWith, fitsChoice, readChoice, writeChoice } from './list-filter';

const known = { team: ['lending', 'product'], form: ['full-time', 'part-time'] };
const items = [
  'team=lending&form=full-time&form=part-time',
  'team=lending&form=full-time',
  'team=product&form=part-time',
];

describe('the query of a list', () => {
  it('is read by facet, with or without the question mark', () => {
    expect(readChoice('?team=lending&form=part-time', known)).toEqual({ team: 'lending', form: 'part-time' });
    expect(readChoice('team=product', known)).toEqual({ team: 'product' });
  });

  it.each([
    '?team=%3Cb%3E',
    '?team=',
    '?Team=lending',
    '?page=2',
    '?team=constructor&__proto__=x',
    '?%E0%A4%A',
  ])('is ignored if unknown: %s', (query) => expect(readChoice(query, known)).toEqual({}));

  it('is the first value of a repeated facet', () => {
    expect(readChoice('?team=product&team=lending', known)).toEqual({ team: 'product' });
  });
});

describe('the URL of a choice', () => {
  const write = (query: string, choice: Record<string, string>): string =>
    writeChoice(query, choice, Object.keys(known));

  it('is parsed to the same choice', () => {
    const choice = { team: 'lending', form: 'part-time' };
    expect(readChoice(write('', choice), known)).toEqual(choice);
  });

  it('keeps other parameters', () => {
    expect(write('?utm_source=x&team=product', { form: 'full-time' })).toBe('?utm_source=x&form=full-time');
  });

  it('has no query if everything is shown', () => {
    expect(write('?team=lending&form=full-time', {})).toBe('');
  });
});

describe('items', () => {
  it('match all chosen values, or any without a choice', () => {
    expect(items.map((item) => fitsChoice(item, { team: 'lending', form: 'part-time' }))).toEqual([
      true,
      false,
      false,
    ]);
    expect(items.every((item) => fitsChoice(item, {}))).toBe(true);
  });

  it('are counted with the choice of the other facets', () => {
    expect(countWith(items, { form: 'full-time', team: 'product' }, 'team', 'lending')).toBe(2);
    expect(countWith(items, { form: 'full-time' }, 'team', 'product')).toBe(0);
  });
});
