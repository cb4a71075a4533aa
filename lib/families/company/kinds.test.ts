import { readPath } from '#lib/charts/testing';
import { drawKind, partnerPlaces } from './kinds';

const drawings = partnerPlaces.flatMap((place) =>
  (['de', 'en'] as const).map((locale) => [place, locale, drawKind(place, locale)] as const),
);

describe.each(drawings)('diagram of a %s in %s', (_, __, drawing) => {
  const badges = drawing.marks.flatMap((mark) => (mark.kind === 'box' ? [mark] : []));

  it('has labels within its edges that do not overlap', () => {
    for (const { x, width } of badges) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(drawing.width);
    }
    const lane = badges.filter(({ y }) => y === badges[0]?.y).toSorted((a, b) => a.x - b.x);
    lane.slice(1).forEach((badge, index) => {
      const left = lane[index];
      expect(badge.x - badge.width / 2).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) / 2);
    });
  });

  it('changes lanes at 45° and ends on labels or at the middle of their edges', () => {
    const places = readPath(drawing, 'casing');
    places.slice(1).forEach(({ x, y }, index) => {
      const [dx, dy] = [x - (places[index]?.x ?? 0), y - (places[index]?.y ?? 0)];
      expect(dy === 0 || Math.abs(dx) === Math.abs(dy)).toBe(true);
    });
    for (const end of [places[0], places.at(-1)])
      expect(badges.some(({ x, y }) => x === end?.x && [y, y - 12].includes(end.y))).toBe(true);
  });
});
