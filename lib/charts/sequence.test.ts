import type { Drawing } from '#lib/core/chart';
import { drawSequence, type Sequence } from './sequence';
import { expectSound, readPath } from './testing';

const sequence: Sequence = {
  stations: [
    { name: '€8,000 arrives', note: 'from a reference account' },
    { name: 'It becomes tokens' },
    { name: 'The tokens leave', note: 'an hour later' },
  ],
  spans: [
    { from: 1, to: 2, name: 'The payment', note: 'unremarkable' },
    { from: 2, to: 3, name: 'The transfer', note: 'unremarkable' },
    { from: 1, to: 3, name: 'The sequence', note: 'through in an hour' },
  ],
};

const drawings = drawSequence(sequence);

describe.each(Object.entries<Drawing>(drawings))('sequence, %s', (_, drawing) => {
  it('has nothing outside, and no words on words', () => {
    expectSound(drawing);
  });

  it('has a stop for each event, equally far apart, on one track', () => {
    const stops = drawing.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));
    const [first = 0, second = 0, third = 0] = stops;
    expect(stops).toHaveLength(3);
    expect(second - first).toBeCloseTo(third - second);
    expect(
      readPath(drawing, 'main')
        .slice(0, 2)
        .map(({ x }) => x),
    ).toEqual([first, third]);
  });

  it('lights only what spans the whole course', () => {
    const [, , from, to] = readPath(drawing, 'main').map(({ x }) => x);
    const pieces = readPath(drawing, 'side').map(({ x }) => x);
    expect([from, to]).toEqual(
      readPath(drawing, 'main')
        .slice(0, 2)
        .map(({ x }) => x),
    );
    expect(pieces).toHaveLength(4);
    expect(Math.max(...pieces)).toBe(to);
  });
});

it('has pieces that do not meet side by side, on phones below each other', () => {
  const rowsOf = (drawing: Drawing): number => new Set(readPath(drawing, 'side').map(({ y }) => y)).size;
  expect([rowsOf(drawings.half), rowsOf(drawings.narrow)]).toEqual([1, 2]);
});

it('has words that begin with their pieces, on phones in two lines', () => {
  for (const { marks } of Object.values<Drawing>(drawings)) {
    const starts = marks.flatMap((mark) =>
      mark.kind === 'line' && mark.role !== 'edge' ? [Number(/^M([\d.]+)/.exec(mark.d)?.[1])] : [],
    );
    const names = sequence.spans.map(({ name }) =>
      marks.find((mark) => mark.kind === 'text' && mark.text === name),
    );
    for (const name of names) expect(starts).toContain(name && 'x' in name ? name.x : undefined);
  }
  expect(drawings.narrow.marks.filter((mark) => mark.kind === 'text' && mark.more)).toEqual([]);
});
