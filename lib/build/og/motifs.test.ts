import { tile } from './board';
import { planTracks } from './motifs';
import { createChoices } from './seeded';
import { columns, endOf, rows, toBoard, type Link, type TrackPlan } from './track-plan';

const ids = [
  'services',
  'glossary',
  'industries',
  'case-studies',
  'imprint',
  'license',
  'news',
  'entry',
  '',
].flatMap((section) => [section, ...Array.from({ length: 40 }, (_, index) => `${section}/${index}`)]);
const plans = ids.map((id) => [id, planTracks(id, createChoices)] as const);

function isAt({ lines }: TrackPlan, column: number, row: number): boolean {
  return lines.some((line) => line.row === row && line.from <= column && column <= line.to);
}

function isJoined(plan: TrackPlan, link: Link): boolean {
  const isInside =
    [link.from, link.to].every((row) => row >= 0 && row < rows) && link.column >= 0 && endOf(link) < columns;
  return isInside && isAt(plan, link.column, link.from) && isAt(plan, endOf(link), link.to);
}

function listRoutes(plan: TrackPlan): (readonly (readonly [number, number])[])[] {
  return toBoard(plan, 0)
    .tracks.filter(({ isLit }) => isLit)
    .map(({ points }) => points);
}

function runsThrough(points: readonly (readonly [number, number])[]): boolean {
  const forward = points.every(([x], index) => x >= (points[index - 1]?.[0] ?? x));
  return forward && (points[0]?.[0] ?? 1) <= 0 && (points.at(-1)?.[0] ?? 0) >= columns * tile;
}

/** Ids of the plans that fail. */
const findPlans = (fails: (plan: TrackPlan) => boolean): string[] =>
  plans.filter(([, plan]) => fails(plan)).map(([id]) => id);

describe('createChoices', () => {
  it('makes the same choices for the same seed, and others for another', () => {
    const draw = (seed: string): number[] => {
      const { between } = createChoices(seed);
      return Array.from({ length: 20 }, () => between(3, 9));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => draw(String(seed))).flat())).toEqual(
      new Set([3, 4, 5, 6, 7, 8, 9]),
    );
  });
});

describe('planTracks', () => {
  it('joins two tracks by every diagonal, within the panel', () => {
    expect(findPlans((plan) => !plan.links.every((link) => isJoined(plan, link)))).toEqual([]);
  });

  it('sets one route, from the left edge to the right one, over tracks that are there', () => {
    expect(
      findPlans((plan) => listRoutes(plan).length !== 1 || !listRoutes(plan).every(runsThrough)),
    ).toEqual([]);
    expect(
      findPlans(({ links, route }) =>
        route.links.some((link) => !links.some((other) => JSON.stringify(other) === JSON.stringify(link))),
      ),
    ).toEqual([]);
    expect(
      findPlans(
        (plan) =>
          !plan.route.links.every((link, index, all) => link.from === (all[index - 1]?.to ?? plan.route.row)),
      ),
    ).toEqual([]);
  });

  it('lets no mark cover another', () => {
    expect(
      findPlans(
        (plan) =>
          new Set(toBoard(plan, 0).marks.map(({ at }) => at.join())).size < toBoard(plan, 0).marks.length,
      ),
    ).toEqual([]);
  });

  it('gives a section its kind of station, and the pages of a section different ones', () => {
    const drawings = (section: string): string[] =>
      Array.from({ length: 40 }, (_, index) =>
        JSON.stringify(planTracks(`${section}/${index}`, createChoices)),
      );
    expect(new Set(drawings('services')).size).toBeGreaterThan(20);
    expect(new Set(drawings('glossary')).size).toBeGreaterThan(20);
    expect(planTracks('services/0', createChoices).links.length).toBe(3);
  });
});
