import { layoutDiagram } from './layout';
import type { PlacedNode } from './placed';
import type { DiagramData } from './types';

const diagram: DiagramData = {
  title: 'A payment parts',
  alt: 'One path in, two out.',
  nodes: [
    { id: 'in', kind: 'endpoint', at: [0, 1], label: 'Payer', note: 'card' },
    { id: 'junctions', kind: 'decision', at: [1, 1], label: 'Points' },
    { id: 'up', kind: 'check', at: [2, 0], label: 'Seller' },
    { id: 'down', kind: 'stop', at: [2, 2], label: 'Refund' },
    { id: 'out', kind: 'endpoint', at: [3, 1], label: 'Paid out' },
  ],
  paths: [
    { nodes: ['junctions', 'down'], style: 'side' },
    { nodes: ['in', 'junctions', 'up', 'out'] },
    { nodes: ['junctions', 'out'] },
  ],
};

const monitored: DiagramData = {
  title: 'Three paths through one check',
  alt: 'Every path passes the same check.',
  nodes: [
    { id: 'ledger', kind: 'decision', at: [0, 1], label: 'Ledger' },
    { id: 'cards', kind: 'step', at: [1, 0], label: 'Cards' },
    { id: 'accounts', kind: 'step', at: [1, 1], label: 'Accounts' },
    { id: 'check', kind: 'check', at: [2, 1], lanes: [0, 1], label: 'Monitoring' },
    { id: 'customer', kind: 'endpoint', at: [3, 1], label: 'Customer' },
  ],
  paths: [
    { nodes: ['ledger', 'accounts', 'check', 'customer'] },
    { nodes: ['ledger', 'cards', 'check', 'customer'] },
  ],
};

type Orientation = 'wide' | 'tall';
type Corner = readonly [x: number, y: number];

const place = (data: DiagramData, orientation: Orientation): Readonly<Record<string, PlacedNode>> =>
  Object.fromEntries(layoutDiagram(data, orientation).nodes.map((node) => [node.id, node]));
const bottom = ({ lines }: PlacedNode): number => lines.at(-1)?.y ?? NaN;
const readCorners = (d: string): readonly Corner[] =>
  [...d.matchAll(/[ML](\S+) (\S+?)(?=[ML]|$)/g)].map(([, x, y]): Corner => [Number(x), Number(y)]);

/** Straight pieces of every path. */
const listSteps = (data: DiagramData, orientation: Orientation): readonly Corner[] =>
  layoutDiagram(data, orientation).paths.flatMap(({ d }) => {
    const corners = readCorners(d);
    return corners
      .slice(1)
      .map(([x, y], index): Corner => [x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0)]);
  });

describe('layoutDiagram', () => {
  it('is horizontal if there is room', () => {
    const { in: first, junctions, up, down, out } = place(diagram, 'wide');
    const xs = [first?.x, junctions?.x, up?.x, out?.x].map(Number);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect([up?.y, junctions?.y, down?.y]).toEqual([48, 144, 240]);
    expect(layoutDiagram(diagram, 'wide').width).toBe(1200);
  });

  it('places the label after an end node, level with its path', () => {
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
    const { junctions } = place(diagram, 'wide');
    const [name] = junctions?.lines ?? [];
    const end = Number(name?.x);
    expect(name?.isEnd).toBe(true);
    expect(end).toBeLessThanOrEqual(Number(junctions?.exit));
    expect(end).toBeGreaterThan(Number(junctions?.exit) - 12);
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
    ['wide', monitored],
    ['tall', monitored],
  ] as const)('changes lanes at 45 degrees only, and never runs backwards (%s)', (orientation, data) => {
    for (const [x, y] of listSteps(data, orientation)) {
      const [along, across] = orientation === 'wide' ? [x, y] : [y, x];
      expect(along).toBeGreaterThan(0);
      expect([0, along]).toContain(Math.abs(across));
    }
  });

  it('changes lanes as early as possible, and at junctions as late as possible', () => {
    const { junctions, out } = place(diagram, 'wide');
    const main = layoutDiagram(diagram, 'wide').paths.find(({ nodes }) => nodes.includes('up'));
    const corners = readCorners(main?.d ?? '').map(([x]) => x);
    expect(corners[1]).toBe(junctions?.exit);
    expect(corners.at(-2)).toBe(out?.entry);
  });

  it('draws shared sections once, and highlights them', () => {
    const { paths } = layoutDiagram(diagram, 'wide');
    expect(paths.map(({ style }) => style)).toEqual(['main', 'main', 'side']);
    const { junctions, out } = place(diagram, 'wide');
    const [first, last] = [readCorners(paths[1]?.d ?? '').at(0), readCorners(paths[1]?.d ?? '').at(-1)];
    expect([first?.[0], last?.[0]]).toEqual([junctions?.exit, out?.entry]);
    expect(readCorners(paths[0]?.d ?? '').at(-1)?.[0]).toBe(out?.x);
  });

  it('keeps every path on its lane at a check across several lanes', () => {
    for (const [orientation, pitch] of [
      ['wide', 96],
      ['tall', 32],
    ] as const) {
      const { check, cards } = place(monitored, orientation);
      const path = layoutDiagram(monitored, orientation).paths.find(({ nodes }) => nodes.includes('cards'));
      const axis = orientation === 'wide' ? 1 : 0;
      const lane = Number(orientation === 'wide' ? cards?.y : cards?.x);
      expect(Number(orientation === 'wide' ? check?.y : check?.x) - lane).toBe(pitch);
      const beyond = readCorners(path?.d ?? '').filter(
        (corner) => corner[1 - axis] === check?.exit && corner[axis] === lane,
      );
      expect(beyond).toHaveLength(1);
    }
  });

  it('has labels of one width per column, with notes below', () => {
    const { nodes } = layoutDiagram(monitored, 'wide');
    const boxes = nodes.filter(({ at }) => at[0] === 1).map(({ box }) => box?.width);
    expect(boxes[0]).toBe(boxes[1]);
    const { in: payer } = place(diagram, 'wide');
    const [name, note] = payer?.lines ?? [];
    expect(name?.y).toBeLessThan((payer?.box?.y ?? 0) + (payer?.box?.height ?? 0));
    expect(note?.y).toBeGreaterThan((payer?.box?.y ?? 0) + (payer?.box?.height ?? 0));
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
        kind: 'step' as const,
        at: [index, index % 3] as const,
        label: 'Several words of a name',
      })),
      paths: [{ nodes: Array.from({ length: 8 }, (_, index) => `n${index}`) }],
    };
    const lanes = [...new Set(layoutDiagram(long, 'wide').nodes.map(({ y }) => y))].toSorted((a, b) => a - b);
    expect(lanes).toEqual([48, 120, 192]);
    expect(layoutDiagram(long, 'wide').nodes[0]?.lines.length).toBeGreaterThan(1);
  });

  it('throws and names a missing node', () => {
    expect(() => layoutDiagram({ ...diagram, paths: [{ nodes: ['in', 'nowhere'] }] }, 'wide')).toThrow(
      'The diagram "A payment parts" has no node "nowhere".',
    );
  });
});
