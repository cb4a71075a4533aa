import { listDurationTicks, placeDuration } from './duration-plot';

describe('dot plot of durations', () => {
  it('has its units on a logarithmic axis', () => {
    const ticks = listDurationTicks(['ms', 's', 'min', 'day', 'week']);
    expect(ticks.map(({ at }) => at)).toEqual(['0%', '34.2%', '54.4%', '90.4%', '100%']);
    expect(ticks.map(({ name }) => name)).toEqual(['ms', 's', 'min', 'day', 'week']);
  });

  it('places a duration at its tick', () => {
    expect(placeDuration(60)).toEqual({ begin: '54.4%', end: '54.4%', isLate: false });
  });

  it('draws a range as long as it is', () => {
    expect(placeDuration([1, 60])).toMatchObject({ begin: '34.2%', end: '54.4%' });
  });

  it('has the number before a dot near the end', () => {
    expect(placeDuration(86_400).isLate).toBe(true);
  });
});
