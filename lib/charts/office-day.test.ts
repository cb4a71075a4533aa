import { drawOfficeDay } from './office-day';
import { expectSound, readPath } from './testing';

const hours = { opens: '8 Uhr', closes: '18 Uhr', days: 'Werktags' };

describe('a day at the office', () => {
  const drawing = drawOfficeDay({ ...hours, from: 8, to: 18 });

  it('has nothing outside, and no words on words', () => {
    expectSound(drawing);
  });

  it('is lit on its bed, which lies at its true hours', () => {
    const [[start, end], [first, last]] = ['bed', 'lit'].map((role) =>
      readPath(drawing, role).map(({ x }) => x),
    ) as [[number, number], [number, number]];
    expect((start / drawing.width) * 24).toBeCloseTo(8, 1);
    expect((end / drawing.width) * 24).toBeCloseTo(18, 1);
    expect(first - start).toBeCloseTo(end - last, 0);
    expect(last - first).toBeCloseTo(5 * 24 - 4, 1);
  });
});
