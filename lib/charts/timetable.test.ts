import type { Drawing } from '#lib/core/chart';
import { expectSound, readPath } from './testing';
import { drawTimetable } from './timetable';
import type { Timetable } from './timetable-types';

/** Two days, the first closed; one immediate run, and one that waits and may be late. */
const timetable: Timetable = {
  from: '2026-11-29T00:00',
  to: '2026-12-01T00:00',
  days: [
    { day: '2026-11-29', name: 'Sonntag', short: 'So.', isClosed: true },
    { day: '2026-11-30', name: 'Montag', short: 'Mo.' },
  ],
  stations: [
    { id: 'app', name: 'Ihre App', note: 'Freigabe' },
    { id: 'bank', name: 'Stellwerk' },
    { id: 'payee', name: 'Empfängerbank' },
  ],
  runs: [
    {
      role: 'main',
      calls: [
        { station: 'app', at: '2026-11-29T12:00' },
        { station: 'payee', at: '2026-11-29T12:00', words: 'in Echtzeit' },
      ],
    },
    {
      role: 'side',
      end: 'stop',
      calls: [
        { station: 'app', at: '2026-11-29T12:00' },
        { station: 'bank', at: '2026-11-29T12:00', words: 'wartet' },
        { station: 'bank', at: '2026-11-30T00:00', isEvent: true, words: 'geht ein' },
        { station: 'payee', at: '2026-12-01T00:00', isExpected: true, words: 'spätestens' },
      ],
    },
  ],
};

const drawings = Object.entries<Drawing>(drawTimetable(timetable));

const find = (drawing: Drawing, kind: string) => drawing.marks.filter((mark) => mark.kind === kind);

describe('drawTimetable', () => {
  it.each(drawings)('%s: nothing is outside, and no labels overlap', (_size, drawing) => {
    expectSound(drawing);
  });

  it.each(drawings)('%s: calls are at their times', (_size, drawing) => {
    const [from, to] = [readPath(drawing, 'axis')[0], readPath(drawing, 'axis')[1]];
    const at = (share: number): number =>
      Math.round(10 * ((from?.x ?? 0) + share * ((to?.x ?? 0) - (from?.x ?? 0)))) / 10;
    expect(readPath(drawing, 'main').map(({ x }) => x)).toEqual([at(0.25), at(0.25)]);
    expect(find(drawing, 'diamond')).toMatchObject([{ x: at(0.5) }]);
    expect(find(drawing, 'end')).toMatchObject([{ x: at(1) }]);
  });

  it.each(drawings)('%s: a run that starts with another one is offset only there', (_size, drawing) => {
    const main = readPath(drawing, 'main')[0]?.x ?? 0;
    const [start, corner, end] = readPath(drawing, 'side');
    expect([start?.x, corner?.x]).toEqual([main + 9, main + 9]);
    expect(end).toMatchObject({ x: (find(drawing, 'diamond')[0] as { x: number }).x });
  });

  it('only dashes expected lines and hatches closed days', () => {
    const [, drawing] = drawings[0] ?? [];
    if (!drawing) throw new Error('no drawing');
    const middle = (find(drawing, 'diamond')[0] as { x: number }).x;
    expect(readPath(drawing, 'expected')).toHaveLength(2);
    expect(Math.max(...readPath(drawing, 'hatch').map(({ x }) => x))).toBeLessThanOrEqual(middle);
  });
});

it('puts words that a border would cut before their call, unless other words are there', () => {
  const crossing = (first: string | undefined): ReturnType<typeof drawTimetable> =>
    drawTimetable({
      ...timetable,
      runs: [
        {
          role: 'main',
          calls: [
            { station: 'app', at: '2026-11-29T20:15', words: first },
            { station: 'bank', at: '2026-11-29T20:15' },
          ],
        },
        {
          role: 'side',
          calls: [
            { station: 'app', at: '2026-11-29T22:30', words: 'Clearing' },
            { station: 'bank', at: '2026-11-30T06:00', isExpected: true },
          ],
        },
      ],
    });
  const anchorOf = (first: string | undefined): unknown =>
    crossing(first).full?.marks.find((mark) => mark.kind === 'text' && mark.text === 'Clearing');
  expect(anchorOf(undefined)).toMatchObject({ anchor: 'end' });
  expect(anchorOf('Zahlung')).not.toHaveProperty('anchor');
});

it('a name on phones keeps clear of a run that leaves its station', () => {
  const leaving: Timetable = {
    ...timetable,
    runs: [
      {
        role: 'main',
        calls: [
          { station: 'app', at: '2026-11-29T01:00' },
          { station: 'bank', at: '2026-11-29T01:00' },
          { station: 'bank', at: '2026-11-29T14:00' },
          { station: 'payee', at: '2026-11-29T14:00' },
        ],
      },
    ],
  };
  const { narrow } = drawTimetable(leaving);
  const left = readPath(narrow, 'axis')[0]?.x ?? NaN;
  const name = find(narrow, 'text').find((mark) => 'text' in mark && mark.text === 'Stellwerk');
  expect(name).toMatchObject({ x: left + 8 });
  expectSound(narrow);
});
