import { pickOthers } from './onward';

const job = (slug: string, team: 'engineering' | 'lending', level: 'senior' | 'lead', date: string) => ({
  slug,
  team,
  level,
  date,
});

const own = job('own', 'lending', 'senior', '2026-11-01');

it('leads to positions of the same team, then to those of the same level, never to itself', () => {
  const open = [
    job('elsewhere', 'engineering', 'lead', '2026-11-09'),
    own,
    job('old', 'engineering', 'senior', '2026-10-01'),
    job('level', 'engineering', 'senior', '2026-11-02'),
    job('team', 'lending', 'lead', '2026-09-01'),
  ];
  expect(pickOthers(own, open).map(({ slug }) => slug)).toEqual(['team', 'level']);
  expect(pickOthers(own, [own])).toEqual([]);
});
