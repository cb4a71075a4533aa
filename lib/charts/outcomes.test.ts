import type { Drawing } from '#lib/core/chart';
import { drawOutcomes, drawOutcomesThumbnail } from './outcomes';

const outcomes = [
  { name: 'Match', note: 'Approve' },
  { name: 'Close match', note: 'Compare, then approve or correct' },
  { name: 'No match', note: 'Stop and ask the payee' },
  { name: 'Not possible', note: 'Decide as before October 2025, and ask somebody who knows the payee well' },
];

const stopped = outcomes.map((outcome) => ({ ...outcome, course: 'stop' as const }));

const pathsOf = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'line' ? [mark.d] : []));

describe('outcomes', () => {
  it('have a platform each, with what follows', () => {
    const { marks, width, height } = drawOutcomes(outcomes);
    expect(marks.filter(({ kind }) => kind === 'stop')).toEqual([]);
    expect(marks.filter((mark) => mark.kind === 'line' && mark.d.endsWith(`H${width - 27}`))).toHaveLength(4);
    const texts = marks.filter((mark) => mark.kind === 'text');
    expect(texts.filter(({ role }) => role === 'strong').map(({ text }) => text)).toEqual(
      outcomes.map(({ name }) => name),
    );
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height);
    expect(Math.max(...texts.map(({ x, text }) => x + text.length * 6))).toBeLessThanOrEqual(width - 27);
  });

  it('show by their form what they do to the course', () => {
    const drawn = drawOutcomes(
      (['set', 'change', 'stop', 'open'] as const).map((course) => ({ name: course, note: 'What', course })),
    );
    const roles = drawn.marks.map((mark) => (mark.kind === 'line' ? mark.role : mark.kind));
    for (const role of ['lit', 'event', 'stop', 'expected']) expect(roles).toContain(role);
    const ends = drawn.marks
      .flatMap((mark) => (mark.kind === 'stop' ? [mark.x] : []))
      .toSorted((a, b) => b - a);
    expect(ends).toHaveLength(3);
    expect(ends[2]).toBeLessThan(ends[0] ?? 0);
  });

  it('stand further along where they are stopped later', () => {
    const three = drawOutcomes(
      (['stop', 'stop', 'stop', 'change'] as const).map((course) => ({ name: 'A', note: 'What', course })),
    );
    const ends = three.marks.flatMap((mark) => (mark.kind === 'stop' ? [mark.x] : []));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(new Set(ends).size).toBe(4);
  });

  it('leave room for notes of two lines', () => {
    const long = { name: 'Ungefähre Übereinstimmung', note: 'Vergleichen, dann freigeben oder berichtigen' };
    const texts = drawOutcomes([long, long]).marks.filter((mark) => mark.kind === 'text');
    const names = texts.filter(({ role }) => role === 'strong').map(({ y }) => y);
    const notes = texts.filter(({ role }) => role === 'note').map(({ y }) => y);
    expect(notes).toHaveLength(4);
    expect((names[1] ?? 0) - (notes[1] ?? 0)).toBeGreaterThanOrEqual(24);
  });

  it('stand within the margins of the cover, at which its words stand', () => {
    const { marks, width } = drawOutcomes(outcomes.map((outcome) => ({ ...outcome, course: 'change' })));
    const xs = marks.flatMap((mark) => (mark.kind === 'stop' || mark.kind === 'station' ? [mark.x] : []));
    expect(Math.min(...xs) - 2.5).toBeCloseTo(width * 0.08, 0);
    expect(width - Math.max(...xs) - 3.5).toBeCloseTo(width * 0.08, 0);
  });

  it('branch off at 45 degrees', () => {
    for (const path of [drawOutcomes(outcomes), drawOutcomesThumbnail(outcomes)].flatMap(pathsOf)) {
      const [, x, y, toX, toY] = /M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(path) ?? [];
      expect(Number(toX ?? 0) - Number(x ?? 0)).toBeCloseTo(Number(toY ?? 0) - Number(y ?? 0));
    }
  });

  it('have their names in small, far enough from each other', () => {
    const { marks, height } = drawOutcomesThumbnail(stopped);
    const stops = marks.flatMap((mark) => (mark.kind === 'stop' ? [mark.y] : []));
    expect((stops[1] ?? 0) - (stops[0] ?? 0)).toBeGreaterThanOrEqual(34);
    expect(Math.max(...stops)).toBeLessThan(height - 8);
    expect(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toContain('Close match');
  });

  it('are four in small at most; the track runs on to the others', () => {
    const { marks, height } = drawOutcomesThumbnail([...stopped, ...stopped]);
    const stops = marks.flatMap((mark) => (mark.kind === 'stop' ? [mark.y] : []));
    expect(stops).toHaveLength(4);
    expect(pathsOf({ marks, width: 0, height })).toContain(`M2.5 0V${height}L2.5 ${height}`);
  });

  it('end at one edge, whatever their form', () => {
    const drawn = drawOutcomes(
      (['set', 'open', 'change'] as const).map((course) => ({ name: course, note: 'What', course })),
    );
    const ends = drawn.marks.flatMap((mark) => {
      if (mark.kind === 'stop') return [mark.x + 3.5];
      const isOpen = mark.kind === 'line' && mark.role === 'expected';
      return isOpen ? [Number(/L([\d.]+) [\d.]+$/.exec(mark.d)?.[1])] : [];
    });
    expect(ends).toHaveLength(3);
    expect(new Set(ends)).toEqual(new Set([drawn.width - 27]));
  });

  it('lie across a cover with the words of the same size', () => {
    const [across, upright] = [drawOutcomes(outcomes, 520), drawOutcomes(outcomes)];
    expect(across.height).toBeLessThanOrEqual(upright.height);
    expect(across.width / across.height).toBeGreaterThan(4 / 3);
  });
});
