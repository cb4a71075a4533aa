import type { Drawing, Mark } from '#lib/core/chart';
import { drawDotPlot } from './dot-plot';

const text = { words: 1000, chapters: [0, 200, 500, 900], event: { at: 905, text: '10 July 2027' } };

const all = <K extends Mark['kind']>({ marks }: Drawing, kind: K): Extract<Mark, { kind: K }>[] =>
  marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

describe('a text as a line', () => {
  const drawing = drawDotPlot(text);

  it('places chapters by their number of words; an event covers one that is too close', () => {
    const xs = all(drawing, 'point').map(({ x }) => x);
    expect(xs).toHaveLength(3);
    const [a = 0, b = 0, c = 0] = xs;
    expect((c - a) / (b - a)).toBeCloseTo(2.5, 1);
    expect(all(drawDotPlot({ ...text, event: undefined }), 'point')).toHaveLength(4);
  });

  it('has one event and one end', () => {
    expect(['diamond', 'end'].map((kind) => all(drawing, kind as Mark['kind']).length)).toEqual([1, 1]);
  });

  it('stays inside its frame', () => {
    for (const mark of drawing.marks)
      if ('x' in mark) {
        expect(mark.x).toBeGreaterThanOrEqual(0);
        expect(mark.x).toBeLessThanOrEqual(drawing.width);
        expect(mark.y).toBeLessThanOrEqual(drawing.height);
      }
  });
});

it('many short chapters do not touch each other, the event or the end', () => {
  const chapters = [0, 20, 40, 500, 800, 900, 940, 960, 990];
  const drawing = drawDotPlot({ words: 1000, chapters, event: { at: 880, text: '10 July 2027' } });
  const xs = drawing.marks
    .flatMap((mark) =>
      mark.kind === 'point' || mark.kind === 'end' || mark.kind === 'diamond' ? [mark.x] : [],
    )
    .toSorted((a, b) => a - b);
  const gaps = xs.slice(1).map((x, index) => x - (xs[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12.9);
});

it('an event stands in its chapter, also where the next one begins close behind it', () => {
  const marks = drawDotPlot({ ...text, event: { at: 480, text: '10 July 2027' } });
  const [event] = all(marks, 'diamond');
  const stations = all(marks, 'point').map(({ x }) => x);
  expect(stations).toHaveLength(4);
  expect(stations.filter((x) => x < (event?.x ?? 0))).toHaveLength(2);
});

it('a cover numbers its chapters and keeps the words of an event on it', () => {
  const words = all(drawDotPlot(text), 'text');
  expect(words.map((word) => word.text)).toEqual(['10 July 2027', '1', '2', '3', '4']);
  // Ends at the margin, as an estimate of its width would not.
  expect(words[0]).toMatchObject({ x: 221, anchor: 'end' });
});

it('a cover leaves out numbers that would touch the next one', () => {
  const words = all(drawDotPlot({ words: 1000, chapters: [0, 20, 300, 600] }), 'text');
  expect(words.map((word) => word.text)).toEqual(['1', '2', '3', '4']);
  const chapters = Array.from({ length: 12 }, (_, index) => index * 80);
  const close = all(drawDotPlot({ words: 1000, chapters }), 'text').map((word) => word.text);
  expect(close.slice(-2)).toEqual(['10', '12']);
});

it('covers of a series have their lines at one height, whatever stands over them', () => {
  const { event: _, ...plain } = text;
  const heights = [plain, text, { ...text, event: { ...text.event, name: 'Key date' } }].map((one) => {
    const drawing = drawDotPlot(one, true);
    return [drawing.height, all(drawing, 'end')[0]?.y];
  });
  expect(new Set(heights.map(String)).size).toBe(1);
});

it('a cover without an event shows what one of its chapters comes to, over that chapter', () => {
  const { event: _, ...plain } = text;
  const drawing = drawDotPlot({ ...plain, figure: { at: 600, text: '51 of 64' } });
  const lead = all(drawing, 'line').find(({ role }) => role === 'leader');
  expect(all(drawing, 'text')[0]).toMatchObject({ text: '51 of 64', role: 'figure' });
  expect(lead?.d.startsWith(`M${all(drawing, 'point')[2]?.x} `)).toBe(true);
});
