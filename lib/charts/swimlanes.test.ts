import type { Drawing, Mark } from '#lib/core/chart';
import { drawSwimlanes, drawSwimlaneThumbnail } from './swimlanes';
import type { Swimlanes } from './swimlane-layout';

const chart: Swimlanes = {
  lanes: [
    { name: 'Tobias Renz', short: 'Tobias', role: 'Stellwerk' },
    { name: 'Lea Brandstetter', short: 'Lea', role: 'Host' },
    { name: 'Katrin Behnke', short: 'Katrin', role: 'Kontaro' },
  ],
  segments: [
    { lane: 1, length: 100 },
    { lane: 2, length: 200 },
    { lane: 0, length: 2 },
    { lane: 2, length: 98 },
  ],
  chapters: [
    { at: 0, number: '1', time: '0:00' },
    { at: 300, number: '2', time: '4:15' },
    { at: 302, number: '3', time: '4:20' },
  ],
};

const lines = ({ marks }: Drawing, role: string): string[] =>
  marks.flatMap((mark) => (mark.kind === 'line' && mark.role === role ? [mark.d] : []));

const readPieces = (drawing: Drawing, role = 'segment'): number[][] =>
  [
    ...lines(drawing, role)
      .join('')
      .matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g),
  ].map((match) => match.slice(1).map(Number));

const texts = ({ marks }: Drawing): Extract<Mark, { kind: 'text' }>[] =>
  marks.filter((mark) => mark.kind === 'text');

describe.each([
  ['full', 1200],
  ['half', 680],
  ['narrow', 340],
] as const)('swimlanes, %s', (size, width) => {
  const drawing = drawSwimlanes(chart, width, size);

  it('has a lane for every speaker, with the segments of that speaker', () => {
    expect(lines(drawing, 'lane')).toHaveLength(3);
    const ys = lines(drawing, 'lane').map((d) => Number(/ ([\d.]+)H/.exec(d)?.[1]));
    expect(readPieces(drawing).map(([, y]) => ys.indexOf(y ?? -1))).toEqual([1, 2, 0, 2]);
  });

  it('draws turns in proportion to their words, except for a minimum length', () => {
    const segments = readPieces(drawing);
    const [left = 0] = segments[0] ?? [];
    const scale = (width - 7 - left) / 400;
    for (const [index, start] of [0, 100, 300, 302].entries())
      expect(Math.abs((segments[index]?.[0] ?? 0) - (left + start * scale))).toBeLessThanOrEqual(20);
    for (const [from = 0, , to = 0] of segments) expect(to - from).toBeGreaterThanOrEqual(3.9);
    expect(segments.at(-1)?.[2]).toBeCloseTo(width - 7);
  });

  it('changes lanes at a visible angle', () => {
    const ways = [
      ...lines(drawing, 'connector')
        .join('')
        .matchAll(/M([\d.]+) [\d.]+L([\d.]+)/g),
    ];
    expect(ways).toHaveLength(3);
    for (const [, from, to] of ways) expect(Number(to) - Number(from)).toBeGreaterThanOrEqual(3.9);
  });

  it('numbers the segments by chapter', () => {
    const said = drawing.marks.filter((mark) => mark.kind === 'line' && mark.role === 'segment');
    expect(said.map((mark) => 'part' in mark && mark.part)).toEqual(['1', '2', '3']);
  });

  it('stays inside its frame', () => {
    const xs = drawing.marks.flatMap((mark) => ('x' in mark ? [mark.x] : []));
    const ys = drawing.marks.flatMap((mark) => ('y' in mark ? [mark.y] : []));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(width);
    expect(Math.max(...ys)).toBeLessThanOrEqual(drawing.height);
  });

  it('labels parts at their start with their times, below the line if there is no room above', () => {
    const words = texts(drawing).map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['1', '2', '3']));
    expect(words).toContain('0:00');
    expect(words).toContain('4:15');
  });
});

it.each([
  [60, 'beside its number', 20],
  [19, 'below it', 37],
])('a time, if the shortest part is %i, is %s', (length, _where, y) => {
  const segments = [100, length, 100].map((one, lane) => ({ lane, length: one }));
  const chapters = [0, 100, 100 + length].map((at, index) => ({
    at,
    number: String(index + 1),
    time: `10:0${index}`,
  }));
  const drawn = texts(drawSwimlanes({ ...chart, segments, chapters }, 680, 'half'));
  expect(drawn.filter(({ text }) => text.startsWith('10:')).map((word) => word.y)).toEqual([y, y, y]);
});

it('a thumbnail has the same segments without text', () => {
  const small = drawSwimlaneThumbnail(chart);
  expect(small).toMatchObject({ width: 260, height: 52 });
  expect(texts(small)).toEqual([]);
  expect(readPieces(small, 'main')).toHaveLength(4);
});

it('lengths in words stand on their segments, not on those that are too short', () => {
  const segments = chart.segments.map((segment) => ({ ...segment, label: `${segment.length} min` }));
  const words = texts(drawSwimlanes({ ...chart, segments }, 680, 'half')).map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(['100 min', '200 min', '98 min']));
  expect(words).not.toContain('2 min');
});

it('an end has its words below all lanes, whichever the last segment is on', () => {
  const segments = [...chart.segments, { lane: 0, length: 60 }];
  const drawing = drawSwimlanes({ ...chart, segments, end: '11:00' }, 340, 'narrow');
  const end = texts(drawing).at(-1);
  expect(end).toMatchObject({ text: '11:00', anchor: 'end' });
  const lowest = Math.max(...lines(drawing, 'lane').map((d) => Number(/ ([\d.]+)H/.exec(d)?.[1])));
  expect(end?.y).toBeGreaterThan(lowest + 20);
});
