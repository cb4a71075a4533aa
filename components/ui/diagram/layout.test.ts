import { layoutDiagram } from './layout';
import type { PlacedNode } from './placed';
import type { DiagramData } from './types';

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
  tracks: [
    { path: ['points', 'down'], style: 'side' },
    { path: ['in', 'points', 'up', 'out'] },
    { path: ['points', 'out'] },
  ],
};

const bridged: DiagramData = {
  title: 'Three lines under one bridge',
  alt: 'Every line passes the same check.',
  nodes: [
    { id: 'ledger', kind: 'switch', at: [0, 1], label: 'Ledger' },
    { id: 'cards', kind: 'station', at: [1, 0], label: 'Cards' },
    { id: 'accounts', kind: 'station', at: [1, 1], label: 'Accounts' },
    { id: 'check', kind: 'signal', at: [2, 1], lanes: [0, 1], label: 'Monitoring' },
    { id: 'customer', kind: 'platform', at: [3, 1], label: 'Customer' },
  ],
  tracks: [
    { path: ['ledger', 'accounts', 'check', 'customer'] },
    { path: ['ledger', 'cards', 'check', 'customer'] },
  ],
};

type Orientation = 'wide' | 'tall';
type Corner = readonly [x: number, y: number];

const place = (data: DiagramData, orientation: Orientation): Readonly<Record<string, PlacedNode>> =>
  Object.fromEntries(layoutDiagram(data, orientation).nodes.map((node) => [node.id, node]));
const bottom = ({ lines }: PlacedNode): number => lines.at(-1)?.y ?? NaN;
const readCorners = (d: string): readonly Corner[] =>
  [...d.matchAll(/[ML](\S+) (\S+?)(?=[ML]|$)/g)].map(([, x, y]): Corner => [Number(x), Number(y)]);

/** Straight pieces of every track. */
const listSteps = (data: DiagramData, orientation: Orientation): readonly Corner[] =>
  layoutDiagram(data, orientation).tracks.flatMap(({ d }) => {
    const corners = readCorners(d);
    return corners
      .slice(1)
      .map(([x, y], index): Corner => [x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0)]);
  });

describe('layoutDiagram', () => {
  it('is horizontal if there is room', () => {
    const { in: first, points, up, down, out } = place(diagram, 'wide');
    const xs = [first?.x, points?.x, up?.x, out?.x].map(Number);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect([up?.y, points?.y, down?.y]).toEqual([48, 144, 240]);
    expect(layoutDiagram(diagram, 'wide').width).toBe(1200);
  });

  it('places the label after an end node, level with its track', () => {
    const { down } = place(
      {
        ...diagram,
        nodes: diagram.nodes.map((node) => (node.id === 'down' ? { ...node, note: 'to the payer' } : node)),
      },
      'wide',
    );
    const ys = down?.lines.map(({ y }) => y) ?? [];
    expect(Math.min(...(down?.lines.map(({ x }) => x) ?? []))).toBeGreaterThan(Number(down?.x) + 10);
    expect(Math.abs((Math.min(...ys) - 12 + Math.max(...ys)) / 2 - Number(down?.y))).toBeLessThan(3);
  });

  it('places the name of a branch before the branching point', () => {
    const { points } = place(diagram, 'wide');
    const [name] = points?.lines ?? [];
    const end = Number(name?.x);
    expect(name?.isEnd).toBe(true);
    expect(end).toBeLessThanOrEqual(Number(points?.exit));
    expect(end).toBeGreaterThan(Number(points?.exit) - 12);
  });

  it('is vertical on phones, with a node per row and labels beside the lanes', () => {
    const { nodes, width } = layoutDiagram(diagram, 'tall');
    const ys = nodes.map(({ y }) => y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(new Set(ys).size).toBe(nodes.length);
    expect(new Set(nodes.flatMap(({ lines }) => lines.map(({ x }) => x))).size).toBe(1);
    expect(width).toBe(312);
  });

  it.each([
    ['wide', diagram],
    ['tall', diagram],
    ['wide', bridged],
    ['tall', bridged],
  ] as const)('changes lanes at 45 degrees only, and never runs backwards (%s)', (orientation, data) => {
    for (const [x, y] of listSteps(data, orientation)) {
      const [along, across] = orientation === 'wide' ? [x, y] : [y, x];
      expect(along).toBeGreaterThan(0);
      expect([0, along]).toContain(Math.abs(across));
    }
  });

  it('changes lanes as early as possible, and at junctions as late as possible', () => {
    const { points, out } = place(diagram, 'wide');
    const main = layoutDiagram(diagram, 'wide').tracks.find(({ path }) => path.includes('up'));
    const corners = readCorners(main?.d ?? '').map(([x]) => x);
    expect(corners[1]).toBe(points?.exit);
    expect(corners.at(-2)).toBe(out?.entry);
  });

  it('draws shared sections once, and highlights them', () => {
    const { tracks } = layoutDiagram(diagram, 'wide');
    expect(tracks.map(({ style }) => style)).toEqual(['main', 'main', 'side']);
    const { points, out } = place(diagram, 'wide');
    const [first, last] = [readCorners(tracks[1]?.d ?? '').at(0), readCorners(tracks[1]?.d ?? '').at(-1)];
    expect([first?.[0], last?.[0]]).toEqual([points?.exit, out?.entry]);
    expect(readCorners(tracks[0]?.d ?? '').at(-1)?.[0]).toBe(out?.x);
  });

  it('keeps every track on its lane at a signal bridge', () => {
    for (const [orientation, pitch] of [
      ['wide', 96],
      ['tall', 32],
    ] as const) {
      const { check, cards } = place(bridged, orientation);
      const track = layoutDiagram(bridged, orientation).tracks.find(({ path }) => path.includes('cards'));
      const axis = orientation === 'wide' ? 1 : 0;
      const lane = Number(orientation === 'wide' ? cards?.y : cards?.x);
      expect(Number(orientation === 'wide' ? check?.y : check?.x) - lane).toBe(pitch);
      const beyond = readCorners(track?.d ?? '').filter(
        (corner) => corner[1 - axis] === check?.exit && corner[axis] === lane,
      );
      expect(beyond).toHaveLength(1);
    }
  });

  it('numbers branches and junctions in order', () => {
    const { points } = layoutDiagram(diagram, 'wide');
    const nodes = place(diagram, 'wide');
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [nodes['points']?.exit, 144],
      [nodes['out']?.entry, 144],
    ]);
    expect(points.map(({ isMerge }) => isMerge)).toEqual([false, true]);
  });

  it('has labels of one width per column, with notes below', () => {
    const { nodes } = layoutDiagram(bridged, 'wide');
    const plates = nodes.filter(({ at }) => at[0] === 1).map(({ plate }) => plate?.width);
    expect(plates[0]).toBe(plates[1]);
    const { in: payer } = place(diagram, 'wide');
    const [name, note] = payer?.lines ?? [];
    expect(name?.y).toBeLessThan((payer?.plate?.y ?? 0) + (payer?.plate?.height ?? 0));
    expect(note?.y).toBeGreaterThan((payer?.plate?.y ?? 0) + (payer?.plate?.height ?? 0));
  });

  it('is as high as its content', () => {
    for (const orientation of ['wide', 'tall'] as const) {
      const { height, nodes } = layoutDiagram(diagram, orientation);
      expect(height).toBeGreaterThan(Math.max(...nodes.map(bottom)));
      expect(height).toBeLessThan(Math.max(...nodes.map(bottom)) + 40);
    }
  });

  it('reduces lane distances and wraps labels earlier if space is short', () => {
    const long: DiagramData = {
      ...diagram,
      nodes: Array.from({ length: 8 }, (_, index) => ({
        id: `n${index}`,
        kind: 'station' as const,
        at: [index, index % 3] as const,
        label: 'Several words of a name',
      })),
      tracks: [{ path: Array.from({ length: 8 }, (_, index) => `n${index}`) }],
    };
    const lanes = [...new Set(layoutDiagram(long, 'wide').nodes.map(({ y }) => y))].toSorted((a, b) => a - b);
    expect(lanes).toEqual([48, 120, 192]);
    expect(layoutDiagram(long, 'wide').nodes[0]?.lines.length).toBeGreaterThan(1);
  });

  it('throws and names a missing node', () => {
    expect(() => layoutDiagram({ ...diagram, tracks: [{ path: ['in', 'nowhere'] }] }, 'wide')).toThrow(
      'The diagram "A payment parts" has no node "nowhere".',
    );
  });
});
