import type { RelationDrawing } from '#lib/core/relation-map';
import { measureText } from '#lib/core/wrap-label';
import { drawNeighbourhood } from './neighbourhood';
import { drawRelations, findChanges, type MapLine, type MapTerm } from './relations';

const term = (slug: string, stop: number, name: string, related: string[] = []): MapTerm => ({
  slug,
  name,
  short: slug.toUpperCase(),
  path: `/en/glossary/${slug}/`,
  stop,
  related,
});

const lines: readonly MapLine[] = [
  {
    name: 'Zahlungen und Konten',
    terms: [
      term('swift', 0, 'Society for Worldwide Interbank Financial Telecommunication'),
      term('bic', 1, 'Internationale Bankleitzahl', ['aml']),
      term('psd2', 4, 'Zweite Zahlungsdiensterichtlinie', ['kyc/kyb']),
    ],
  },
  {
    name: 'Identität und Geldwäsche',
    terms: [
      term('aml', 0, 'Geldwäscheprävention'),
      term('afc', 1, 'Bekämpfung der Finanzkriminalität'),
      term('kyc/kyb', 4, 'Kunden- und Unternehmensprüfung'),
      term('pep', 5, 'Politisch exponierte Person'),
    ],
  },
  { name: 'Aufsicht und Kapital', terms: [term('crd', 4, 'Eigenkapitalrichtlinie')] },
];

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where plates and words lie. */
const boxesOf = ({ stations }: RelationDrawing): Box[] =>
  stations.flatMap((station): Box[] => [
    [station.x - station.width / 2, station.y - 17, station.x + station.width / 2, station.y + 17],
    ...station.lines.map((line): Box => {
      return [line.x, line.y - 12, line.x + measureText(line.text, 13, 'note'), line.y + 4];
    }),
  ]);

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const neighbours = [
  'Internationale Bankkontonummer',
  'Bekämpfung der Finanzkriminalität',
  'Geldwäscherichtlinie',
];
const drawn: [string, RelationDrawing][] = [
  ...Object.entries(drawRelations(lines)),
  ...[1, 2, 3].flatMap((count) =>
    Object.entries(
      drawNeighbourhood(
        { name: 'Zweite Zahlungsdiensterichtlinie', short: 'PSD2' },
        neighbours.slice(0, count).map((name, index) => term(`kyc/${index}`, index, name)),
      ),
    ).map(([size, drawing]): [string, RelationDrawing] => [`${size} neighbourhood of ${count}`, drawing]),
  ),
];

describe.each(drawn)('the drawing "%s"', (_, drawing) => {
  it('lies within its frame, and nothing lies on anything else', () => {
    const boxes = boxesOf(drawing);
    for (const [left, top, right, bottom] of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(drawing.width);
      expect(bottom).toBeLessThanOrEqual(drawing.height);
    }
    const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  it('leaves at 45 degrees', () => {
    const slopes = [...drawing.tracks.matchAll(/([HV])([\d.]+)L([\d.]+) ([\d.]+)/g)];
    const middles = [...drawing.tracks.matchAll(/M([\d.]+) ([\d.]+)/g)];
    for (const [index, [, way, from, x, y]] of slopes.entries()) {
      const start = way === 'H' ? [from, middles[index]?.[2]] : [middles[index]?.[1], from];
      expect(Math.abs(Number(x) - Number(start[0]))).toBeCloseTo(Math.abs(Number(y) - Number(start[1])));
    }
  });
});

describe('changes between lines', () => {
  it('join related terms at the same stop of neighbouring lines, and no others', () => {
    expect(findChanges(lines)).toEqual([{ row: 0, stop: 4 }]);
  });
});
