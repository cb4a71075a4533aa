import { buildDeadlines, findFirstDay } from './deadlines';

jest.mock('#content/careers/teams', () => {
  const page = {
    id: 'support',
    list: { en: 'Help', de: 'Hilfe' },
    name: { en: 'What it does', de: 'Was es tut' },
  };
  return {
    teams: [
      { slug: 'engineering', name: { en: 'Engineering', de: 'Technik' }, page },
      { slug: 'empty', name: { en: 'A team', de: 'Ein Team' }, page },
      { slug: 'lending', name: { en: 'Lending', de: 'Kredit' }, page },
    ],
    payBands: {},
  };
});

const on = (team: string, validThrough: string) =>
  ({ team, validThrough }) as unknown as Parameters<typeof buildDeadlines>[0][number];

const open = [
  on('engineering', '2027-01-31'),
  on('engineering', '2027-01-31'),
  on('engineering', '2027-02-15'),
  on('lending', '2026-12-18'),
];

describe('deadlines', () => {
  const { teams, months } = buildDeadlines(open, 'en', '2026-11-20');

  it('are sorted by date, with teams without positions last', () => {
    expect(findFirstDay(open)).toBe('2026-12-18');
    expect(teams.map(({ id }) => id)).toEqual(['lending', 'engineering', 'empty']);
    expect(teams.map(({ dots }) => dots.length)).toEqual([1, 3, 0]);
    expect(teams.at(-1)?.days).toBeNull();
  });

  it('are placed to scale, stacked if on the same day', () => {
    const [first, second] = teams;
    expect(first?.dots).toEqual([{ at: 27.7, above: 0, isFirst: true }]);
    expect(second?.dots.map(({ at, above }) => [at, above])).toEqual([
      [71.3, 0.5],
      [71.3, -0.5],
      [86.1, 0],
    ]);
  });

  it('have a tick at the first day of every month', () => {
    expect(months.map(({ label, at }) => [label, at])).toEqual([
      ['Dec', 10.9],
      ['Jan', 41.6],
      ['Feb', 72.3],
    ]);
  });
});
