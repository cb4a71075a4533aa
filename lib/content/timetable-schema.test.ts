import { createTextBuilders } from './text-builders';
import { createTimetableSchema } from './timetable-schema';

const schema = createTimetableSchema(createTextBuilders('en', undefined));

const faults = (calls: readonly object[]): string[] =>
  schema
    .safeParse({
      from: '2026-11-28T12:00',
      to: '2026-11-29T00:00',
      days: [{ day: '2026-11-28', name: 'Saturday', short: 'Sat' }],
      stations: [
        { id: 'app', name: 'Your app' },
        { id: 'bank', name: 'Stellwerk' },
      ],
      runs: [{ role: 'main', calls }],
    })
    .error?.issues.map(({ message }) => message) ?? [];

const start = { station: 'app', at: '2026-11-28T20:15' };

describe('a timetable', () => {
  it.each([
    [[start, { station: 'bank', at: '2026-11-28T20:15' }], []],
    [[start, { station: 'moon', at: '2026-11-28T21:00' }], ['a station "moon"']],
    [[start, { station: 'bank', at: '2026-11-28T20:00' }], ['calls in the order of time']],
    [
      [start, { station: 'bank', at: '2026-11-30T08:00' }],
      ['times from 2026-11-28T12:00 to 2026-11-29T00:00: 2026-11-30T08:00'],
    ],
  ])('reports for the calls %j: %j', (calls, expected) => {
    expect(faults(calls)).toEqual(expected);
  });
});
