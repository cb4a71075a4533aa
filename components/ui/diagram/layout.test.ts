import { layoutDiagram, type PlacedNode } from './layout';
import type { DiagramData } from './types';
import { wrapLabel } from './wrap-label';

const diagram: DiagramData = {
  title: 'A payment parts',
  alt: 'One track in, two out.',
  nodes: [
    { id: 'in', kind: 'platform', at: [0, 1], label: 'Payer', note: 'card' },
    { id: 'points', kind: 'switch', at: [1, 1], label: 'Points' },
    { id: 'up', kind: 'signal', at: [2, 0], label: 'Seller' },
    { id: 'down', kind: 'buffer', at: [2, 2], label: 'Refund' },
    { id: 'out', kind: 'platform', at: [3, 1], label: 'Paid out' },
  ],
  tracks: [{ path: ['points', 'down'], style: 'side' }, { path: ['in', 'points', 'up', 'out'] }],
};

const place = (orientation: 'wide' | 'tall'): Readonly<Record<string, PlacedNode>> =>
  Object.fromEntries(layoutDiagram(diagram, orientation).nodes.map((node) => [node.id, node]));
const bottom = (node: PlacedNode | undefined): number => node?.lines.at(-1)?.y ?? NaN;

describe('layoutDiagram', () => {
  it('runs from left to right where there is room', () => {
    const { in: first, points, up, down, out } = place('wide');
    expect([first?.x, points?.x, up?.x, out?.x]).toEqual([84, 401, 719, 1036]);
    expect(up?.x).toBe(down?.x);
    expect(up?.y).toBeLessThan(points?.y ?? 0);
  });

  it('runs downwards on phones, one node a row, the words beside all lanes', () => {
    const { nodes, width } = layoutDiagram(diagram, 'tall');
    const ys = nodes.map(({ y }) => y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(new Set(ys).size).toBe(nodes.length);
    expect(new Set(nodes.flatMap(({ lines }) => lines.map(({ x }) => x))).size).toBe(1);
    expect(width).toBe(296);
  });

  it('changes lanes early after a switch and late before a meeting', () => {
    const [side, main] = layoutDiagram(diagram, 'wide').tracks;
    expect(side?.d).toMatch(/^M401 \d+H\d+L\d+ \d+H719$/);
    expect(main?.d).toMatch(/^M84 \d+H401H\d+L\d+ \d+H719H\d+L\d+ \d+H1036$/);
  });

  it('draws the main track over the side tracks', () => {
    expect(
      layoutDiagram({ ...diagram, tracks: diagram.tracks.toReversed() }, 'wide').tracks.map(
        ({ style }) => style,
      ),
    ).toEqual(['side', 'main']);
  });

  it('lifts the words of nodes above the lane on which the run begins', () => {
    const wide = layoutDiagram({ ...diagram, tracks: diagram.tracks.toReversed() }, 'wide').nodes;
    const find = (id: string): PlacedNode | undefined => wide.find((node) => node.id === id);
    expect(bottom(find('up'))).toBeLessThan((find('up')?.y ?? 0) - 40);
    expect(bottom(find('down'))).toBeGreaterThan(find('down')?.y ?? 0);
    expect(Math.min(...wide.flatMap(({ lines }) => lines.map(({ y }) => y)))).toBeGreaterThan(12);
  });

  it('is as high as what stands in it', () => {
    for (const orientation of ['wide', 'tall'] as const) {
      const { height, nodes } = layoutDiagram(diagram, orientation);
      expect(height).toBeGreaterThan(Math.max(...nodes.map(bottom)));
      expect(height).toBeLessThan(Math.max(...nodes.map(bottom)) + 40);
    }
  });

  it('names a node that is missing', () => {
    expect(() => layoutDiagram({ ...diagram, tracks: [{ path: ['in', 'nowhere'] }] }, 'wide')).toThrow(
      'The diagram "A payment parts" has no node "nowhere".',
    );
  });
});

describe('wrapLabel', () => {
  it('breaks between words where they do not fit', () => {
    expect(wrapLabel('Strong customer authentication', 160, 17)).toEqual([
      'Strong customer',
      'authentication',
    ]);
    expect(wrapLabel('Payer', 160, 17)).toEqual(['Payer']);
  });

  it('makes lines even, in no more of them', () => {
    expect(wrapLabel('Betrag, Nummer, Kunde', 160, 17)).toEqual(['Betrag,', 'Nummer, Kunde']);
    expect(wrapLabel('Alle Schritte gehen gut', 160, 17)).toEqual(['Alle Schritte', 'gehen gut']);
  });

  it('knows that notes are narrower', () => {
    expect(wrapLabel('was geladen ist', 110, 15)).toHaveLength(2);
    expect(wrapLabel('was geladen ist', 110, 15, 'note')).toEqual(['was geladen ist']);
  });

  it('never cuts a word', () => {
    expect(wrapLabel('Kreditwürdigkeitsprüfung', 60, 17)).toEqual(['Kreditwürdigkeitsprüfung']);
  });
});
