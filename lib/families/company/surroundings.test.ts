import { surroundings } from '#content/site/surroundings';
import { expectSound } from '#lib/charts/testing';
import type { Drawing, Mark, Place } from '#lib/core/chart';
import { listNearStations, locate } from './surroundings';
import { drawSurroundings } from './surroundings-plan';

const drawings = Object.entries(drawSurroundings({ name: 'Stellwerk', street: 'Weichenstraße 7' }));

/** Haversine distance on a sphere, independent of the implementation under test. */
function measure(
  from: (typeof surroundings)['office'],
  to: Readonly<Record<'latitude' | 'longitude', number>>,
) {
  const [a, b] = [(from.latitude * Math.PI) / 180, (to.latitude * Math.PI) / 180];
  const across = ((to.longitude - from.longitude) * Math.PI) / 180;
  const chord = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(chord));
}

const badgesOf = ({ marks }: Drawing) =>
  marks.flatMap((mark) => (mark.kind === 'box' && mark.role === 'main' ? [mark] : []));

const officeOf = ({ marks }: Drawing): Place => {
  const found = marks.find((mark) => mark.kind === 'point' && mark.role === 'main');
  if (found?.kind !== 'point') throw new Error('no office');
  return found;
};

/** Segments of the tracks. */
const piecesOf = ({ marks }: Drawing): (readonly [Place, Place])[] =>
  marks.flatMap((mark) => {
    if (mark.kind !== 'line' || mark.role !== 'connection') return [];
    return mark.d.split(/(?=M)/).flatMap((d) => {
      const places = [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      return places.slice(1).map((to, index) => [places[index] ?? to, to] as const);
    });
  });

/** Whether a segment crosses the box of a text, sampled per pixel. */
function runsThrough(
  [from, to]: readonly [Place, Place],
  box: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>,
) {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
  return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(steps, 1)).some((part) => {
    const x = from.x + part * (to.x - from.x);
    const y = from.y + part * (to.y - from.y);
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

function boxOf(mark: Extract<Mark, { kind: 'text' }>) {
  const width = mark.text.length * 13 * 0.48;
  const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor ?? 'start'];
  return { left, right: left + width, top: mark.y - 9, bottom: mark.y };
}

describe('the stations around the office', () => {
  it('are located to the metre', () => {
    for (const station of Object.values(surroundings.stations)) {
      const { x, y } = locate(station);
      expect(Math.abs(Math.hypot(x, y) - measure(surroundings.office, station))).toBeLessThan(1);
    }
  });

  it('are sorted by distance', () => {
    expect(listNearStations().map(({ id, distance }) => [id, Math.round(distance)])).toEqual([
      ['yorckstrasse', 488],
      ['moeckernbruecke', 590],
      ['gleisdreieck', 633],
      ['mehringdamm', 661],
      ['grossgoerschenstrasse', 751],
    ]);
  });
});

describe.each(drawings)('map (%s)', (size, drawing) => {
  it('is within its edges, without overlapping labels', () => expectSound(drawing));

  it('places the listed stations to scale within 30 metres', () => {
    const scale = { full: 0.48, half: 0.36, narrow: 0.21 }[size] ?? 0;
    const office = officeOf(drawing);
    const badges = badgesOf(drawing);
    expect(badges.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
    listNearStations().forEach(({ id }, index) => {
      const [badge, true_] = [badges[index], locate(surroundings.stations[id])];
      const off = Math.hypot(
        ((badge?.x ?? 0) - office.x) / scale - true_.x,
        ((badge?.y ?? 0) - office.y) / scale - true_.y,
      );
      expect(off).toBeLessThan(30);
    });
  });

  it('draws tracks horizontally, vertically or at 45 degrees', () => {
    const pieces = piecesOf(drawing);
    expect(pieces.length).toBeGreaterThan(12);
    for (const [from, to] of pieces) {
      const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
      expect(Math.min(across, down, Math.abs(across - down))).toBeLessThan(0.3);
    }
  });

  it('has every station on a track', () => {
    const pieces = piecesOf(drawing);
    const stops = drawing.marks.filter(
      (mark) =>
        (mark.kind === 'box' && mark.role !== 'name') || (mark.kind === 'point' && mark.role === 'side'),
    ) as Place[];
    for (const { x, y } of stops) {
      const box = { left: x - 1.5, right: x + 1.5, top: y - 1.5, bottom: y + 1.5 };
      expect(pieces.filter((piece) => runsThrough(piece, box))).not.toEqual([]);
    }
  });

  it('has no track through labels or the office', () => {
    const pieces = piecesOf(drawing);
    const crossed = drawing.marks.flatMap((mark) =>
      mark.kind === 'text' && pieces.some((piece) => runsThrough(piece, boxOf(mark))) ? [mark.text] : [],
    );
    expect(crossed).toEqual([]);
    const { x, y } = officeOf(drawing);
    const office = { left: x - 10, right: x + 112, top: y - 18, bottom: y + 18 };
    expect(pieces.filter((piece) => runsThrough(piece, office))).toEqual([]);
  });
});
