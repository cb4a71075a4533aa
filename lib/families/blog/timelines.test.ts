import { buildSubjects } from './timelines';
import { categorySlugs, readCategory, type PostEntry } from './schema';

const [first, second] = categorySlugs;

const post = (date: string, category = first): PostEntry =>
  ({ date, category, name: 'Name', title: 'A name: and what it says' }) as unknown as PostEntry;

describe('timelines of subjects', () => {
  const all = [
    post('2026-12-01'),
    post('2026-10-02', second),
    post('2026-09-20'),
    post('2026-09-16'),
    post('2025-05-01'),
  ];

  it('share a scale from the first month with a post to the end of the year', () => {
    const { months, lines, until, year } = buildSubjects('en', all, categorySlugs[0] ?? 'payments') ?? {};
    expect(year).toBe('2026');
    expect(months?.map(({ at }) => at)).toEqual([0, 24.59, 50, 74.59].map((at) => expect.closeTo(at, 1)));
    expect(lines?.map(({ name, count }) => [name, count])).toEqual([
      [readCategory[first ?? 'payments']('en').name, 4],
      [readCategory[second ?? 'payments']('en').name, 1],
    ]);
    const places = lines?.flatMap(({ posts }) => posts.map(({ at }) => at)) ?? [];
    expect(Math.max(...places)).toBe(until);
    expect(until).toBeCloseTo(75, 0);
  });

  it('name the newest two posts of the current subject, on the left near the end of the scale', () => {
    const { lines = [] } = buildSubjects('en', all, categorySlugs[0] ?? 'payments') ?? {};
    expect(lines[0]?.posts.map(({ rows }) => rows)).toEqual([[], ['A name'], ['A name']]);
    expect(lines[0]?.posts.map(({ isLeft }) => isLeft)).toEqual([false, false, true]);
    expect(lines[1]?.posts.map(({ rows }) => rows)).toEqual([[]]);
  });

  it('are null without posts', () => {
    expect(buildSubjects('de', [], categorySlugs[0] ?? 'payments')).toBeNull();
  });
});
