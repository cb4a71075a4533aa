import type { Mark } from '#lib/core/chart';
import { drawIssues } from './issues';

const quarters = [2.8, 5.8, 8.8, 11.8].map((at, index) => ({ at, name: `Issue ${index + 1}` }));

const months = [...'JFMAMJJASOND'];

const pick = <K extends Mark['kind']>(marks: readonly Mark[], kind: K) =>
  marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

describe.each(Object.entries(drawIssues(quarters, months)))('a year of issues, %s', (_, { width, marks }) => {
  it('has its stations as far apart as their months', () => {
    const [a = 0, b = 0, c = 0, d = 0] = pick(marks, 'station').map(({ x }) => x);
    expect(b - a).toBeCloseTo(c - b, 0);
    // The last one keeps its ring within the drawing.
    expect(Math.abs(d - c - (c - b))).toBeLessThan(2);
  });

  it('keeps plates inside, above their stations, and apart from each other', () => {
    const plates = pick(marks, 'plate');
    const edges = plates.map((plate) => [plate.x - plate.width / 2, plate.x + plate.width / 2] as const);
    expect(Math.min(...edges.flat())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges.flat())).toBeLessThanOrEqual(width);
    pick(marks, 'station').forEach(({ x }, index) => {
      expect(Math.abs((plates[index]?.x ?? 0) - x)).toBeLessThan((plates[index]?.width ?? 0) / 2);
    });
    edges.slice(1).forEach(([left], index) => {
      const isOneRow = plates[index]?.y === plates[index + 1]?.y;
      if (isOneRow) expect(left).toBeGreaterThan(edges[index]?.[1] ?? 0);
    });
  });

  it('puts the plates of issues at the ends of the year over their stations', () => {
    const ends = [0.12, 6, 11.9].map((at, index) => ({ at, name: String(index) }));
    for (const { marks: own } of Object.values(drawIssues(ends, months))) {
      const stations = pick(own, 'station').map(({ x }) => x);
      expect(pick(own, 'plate').map(({ x }) => x)).toEqual(stations);
    }
  });

  it('goes on dashed behind its last issue, where there is room for a dash', () => {
    const early = drawIssues(quarters.slice(0, 3), months).half;
    const dashed = pick(early.marks, 'line').filter(({ role }) => role === 'expected');
    expect(dashed).toMatchObject([{ d: expect.stringMatching(/^M680 /) }]);
    const [last] = pick(marks, 'station').slice(-1);
    const own = pick(marks, 'line').filter(({ role }) => role === 'expected');
    expect(own).toHaveLength(width - (last?.x ?? 0) < 15 ? 0 : 1);
  });
});

it('puts plates whose names are long into two rows, none over another', () => {
  const long = quarters.map((issue) => ({ ...issue, name: 'September' }));
  const plates = pick(drawIssues(long, months).narrow.marks, 'plate');
  const overlap = plates.flatMap((plate, index) =>
    plates
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(other.y - plate.y) < 24 && Math.abs(other.x - plate.x) < (other.width + plate.width) / 2,
      ),
  );
  expect(new Set(plates.map(({ y }) => y)).size).toBe(2);
  expect(overlap).toEqual([]);
});
