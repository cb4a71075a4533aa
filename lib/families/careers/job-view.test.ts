import { pickOthers } from './job-view';

const job = (slug: string, team: 'engineering' | 'lending', level: 'senior' | 'lead', date: string) => ({
  slug,
  team,
  level,
  date,
});

const current = job('current', 'lending', 'senior', '2026-11-01');

it('picks positions of the same team, then of the same level, without the current one', () => {
  const open = [
    job('elsewhere', 'engineering', 'lead', '2026-11-09'),
    current,
    job('old', 'engineering', 'senior', '2026-10-01'),
    job('level', 'engineering', 'senior', '2026-11-02'),
    job('team', 'lending', 'lead', '2026-09-01'),
  ];
  expect(pickOthers(current, open).map(({ slug }) => slug)).toEqual(['team', 'level']);
  expect(pickOthers(current, [current])).toEqual([]);
});
