import type { NetworkDrawing } from '#lib/core/network';
import { measureText } from '#lib/core/wrap-label';
import { drawEgoNetwork } from './ego-network';
import { nodeWidth } from './network-nodes';
import { findCentre, findLinks, type NetworkLine, type NetworkTerm } from './network-links';
import { drawNetwork } from './network';

const term = (slug: string, column: number, name: string, related: string[] = []): NetworkTerm => ({
  slug,
  name,
  short: slug.toUpperCase(),
  path: `/en/glossary/${slug}/`,
  column,
  related,
});

const lines: readonly NetworkLine[] = [
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

/** Boxes of the nodes and texts. */
const boxesOf = ({ nodes }: NetworkDrawing): Box[] =>
  nodes.flatMap((node): Box[] => [
    [node.x - node.width / 2, node.y - 17, node.x + node.width / 2, node.y + 17],
    ...node.lines.map((line): Box => {
      return [line.x, line.y - 12, line.x + measureText(line.text, 14, 'note'), line.y + 4];
    }),
  ]);

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const neighbours = [
  'Internationale Bankkontonummer',
  'Bekämpfung der Finanzkriminalität',
  'Geldwäscherichtlinie',
];
const drawn: [string, NetworkDrawing][] = [
  ...Object.entries(drawNetwork(lines)),
  ...[1, 2, 3].flatMap((count) =>
    Object.entries(
      drawEgoNetwork(
        { name: 'Zweite Zahlungsdiensterichtlinie', short: 'PSD2' },
        neighbours.slice(0, count).map((name, index) => term(`kyc/${index}`, index, name)),
      ),
    ).map(([size, drawing]): [string, NetworkDrawing] => [`${size} ego network of ${count}`, drawing]),
  ),
];

describe.each(drawn)('the drawing "%s"', (_, drawing) => {
  it('stays within its frame without overlaps', () => {
    const boxes = boxesOf(drawing);
    for (const [left, top, right, bottom] of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(drawing.width);
      expect(bottom).toBeLessThanOrEqual(drawing.height);
    }
    const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  it('branches off at 45 degrees', () => {
    const slopes = [...drawing.edges.matchAll(/([HV])([\d.]+)L([\d.]+) ([\d.]+)/g)];
    const middles = [...drawing.edges.matchAll(/M([\d.]+) ([\d.]+)/g)];
    for (const [index, [, way, from, x, y]] of slopes.entries()) {
      const start = way === 'H' ? [from, middles[index]?.[2]] : [middles[index]?.[1], from];
      expect(Math.abs(Number(x) - Number(start[0]))).toBeCloseTo(Math.abs(Number(y) - Number(start[1])));
    }
  });
});

describe('links between lines', () => {
  it('join related terms at the same position of neighbouring lines, and no others', () => {
    expect(findLinks(lines)).toEqual([{ row: 0, column: 4 }]);
  });
});

describe('a network of terms', () => {
  const { full, narrow } = drawNetwork(lines);

  it('highlights the term with most references, with its neighbours and links', () => {
    expect(findCentre(lines)).toBe('aml');
    const lit = full.nodes.filter(({ isHighlighted }) => isHighlighted);
    expect(lit.map(({ text }) => text)).toEqual(['AML']);
    expect(lit[0]?.route).toMatch(/^M[\d.]+ 270H[\d.]+$/);
  });

  it('has no line name where a link ends', () => {
    const supervision = { name: 'Aufsicht', terms: [term('crd', 4, 'Eigenkapital', ['kyc/kyb'])] };
    const { links, titles } = drawNetwork([...lines.slice(0, 2), supervision]).full;
    const places = [...(links ?? '').matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
    const title = titles.find(({ text }) => text === 'Aufsicht');
    expect(places).toContain(818);
    expect(title?.x).toBeGreaterThan(818 + 6);
  });

  it('states the targets of links beside the labels if it is vertical', () => {
    const named = narrow.nodes.filter(({ lines: own }) => own.at(-1)?.text === 'KYC/KYB');
    expect(named.map(({ text }) => text)).toEqual(['PSD2']);
    expect(narrow.links).toMatch(/^(M[\d.]+ [\d.]+h20)+$/);
  });
});

describe('a node', () => {
  it.each([
    // Widths that Chromium measures for these words in Archivo 600 at 15 px.
    ['AMLD', 42.8],
    ['BRRD', 43],
    ['SWIFT', 47],
  ])('has equal padding before the circle and after "%s"', (text, width) => {
    expect(nodeWidth(text) - 31 - width).toBeGreaterThanOrEqual(11);
    expect(nodeWidth(text) - 31 - width).toBeLessThanOrEqual(14);
  });
});
