import type { Drawing } from '#lib/core/chart';
import { drawDurations } from './durations';
import { expectSound, readPath } from './testing';

const durations = [
  { name: 'Check of the register', text: '2 business days', after: 0, least: 2, most: 2 },
  { name: 'Payments that are still on their way', text: 'usually 2 to 5 days', after: 0, least: 2, most: 5 },
  {
    name: 'Transfer',
    text: '10 seconds if instant, else the next business day',
    after: 2,
    least: 0,
    most: 1,
  },
  { name: 'Reserve', text: '8 weeks', after: 0, least: 56, most: 56 },
  { name: 'Letter', text: 'post and one day', after: 0, least: 1 },
];
const drawings = drawDurations({ durations, formatTick: String, formatFirst: (value) => `${value} day` });

const platforms = ({ marks }: Drawing): number[] =>
  marks.flatMap((mark) =>
    mark.kind === 'area' ? (/h([\d.]+)/.exec(mark.d)?.slice(1).map(Number) ?? []) : [],
  );

/** Ends of the dashed tracks, a pair each. */
const expected = (drawing: Drawing): number[] => readPath(drawing, 'expected').map(({ x }) => x);

describe.each(Object.entries<Drawing>(drawings))('durations, %s', (_, drawing) => {
  const day = (drawing.width - 36) / 5;

  it('has nothing outside, and no words on words', () => {
    expectSound(drawing);
  });

  it('is solid as long as something takes at least, to scale, and shows what takes no time', () => {
    const [check = 0, payments = 0, transfer = 0, letter = 0] = platforms(drawing);
    expect(check).toBeCloseTo(2 * day, 0);
    expect(payments).toBeCloseTo(2 * day, 0);
    expect(transfer).toBe(6);
    expect(letter).toBeCloseTo(day, 0);
  });

  it('is dashed as long as it may take, and runs out of the drawing where that is not known', () => {
    const [from = 0, to = 0, , end = 0, , letter] = expected(drawing);
    expect([from, to]).toEqual([expect.closeTo(2 * day, 0), expect.closeTo(5 * day, 0)]);
    expect(end).toBeCloseTo(3 * day, 0);
    expect(letter).toBe(drawing.width);
  });

  it('is cut between the scale and the edge of the drawing where it takes weeks', () => {
    const cuts = drawing.marks.flatMap((mark) =>
      mark.kind === 'area' && mark.d.includes('L') ? [Number(/H([\d.]+)L/.exec(mark.d)?.[1])] : [],
    );
    expect(cuts).toEqual([drawing.width - 18]);
  });

  it('writes whole days on its scale, the unit on the first', () => {
    const numbers = drawing.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.y === 14 ? [mark.text] : [],
    );
    expect(numbers).toEqual(['1 day', '2', '3', '4', '5']);
  });
});
