import { medianShare, medianStart, sumBlocking, type Start } from './starts';

const start = (firstPaint: number, blocking = 0): Start => ({
  firstPaint,
  largestPaint: firstPaint,
  blocking,
  shift: 0,
});

describe('the start of a load', () => {
  it('sums the time of tasks beyond 50 ms', () => {
    expect(sumBlocking([{ start: 100, end: 180 }], 90)).toBe(30);
    expect(sumBlocking([{ start: 100, end: 140 }], 90)).toBe(0);
  });

  it('ignores tasks before the first paint', () => {
    expect(sumBlocking([{ start: 0, end: 300 }], 400)).toBe(0);
    expect(sumBlocking([{ start: 0, end: 300 }], 280)).toBe(20);
  });

  it('has separate medians for each metric', () => {
    expect(medianStart([start(3, 20), start(1, 30), start(2, 10)])).toEqual(start(2, 20));
  });

  it('is compared with the twin by round', () => {
    const [own, twin] = [
      [100, 210, 440].map((paint) => start(paint)),
      [100, 200, 400].map((paint) => start(paint)),
    ];
    expect(medianShare(own, twin, 'firstPaint')).toBe(1.05);
  });
});
