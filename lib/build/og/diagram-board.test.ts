import type { DiagramData, DiagramNode } from '#components/ui/diagram/types';
import { toDiagramBoard } from './diagram-board';
import { columns, rows } from './board';

const node = (id: string, column: number, lane: number, kind: DiagramNode['kind'] = 'step'): DiagramNode => ({
  id,
  kind,
  at: [column, lane],
  label: id,
});
const diagram = (nodes: readonly DiagramNode[], paths: DiagramData['paths']): DiagramData => ({
  title: '',
  alt: '',
  nodes,
  paths,
});

describe('toDiagramBoard', () => {
  it('distributes the columns over the panel, and highlights the main paths', () => {
    const { paths, marks } = toDiagramBoard(
      diagram(
        [node('a', 0, 0), node('b', 1, 0), node('c', 2, 0)],
        [{ nodes: ['a', 'b', 'c'] }, { nodes: ['a', 'c'], style: 'side' }],
      ),
      430,
    );
    expect(marks.map(({ at }) => at)).toEqual([
      [100, 555],
      [600, 555],
      [1100, 555],
    ]);
    expect(paths.map(({ isHighlighted }) => isHighlighted)).toEqual([true, false]);
    expect(paths[0]?.points).toEqual([
      [100, 555],
      [600, 555],
      [1100, 555],
    ]);
  });

  it('changes lanes at 45 degrees: directly after a branch, elsewhere as late as possible', () => {
    const nodes = [node('a', 0, 0), node('s', 1, 0, 'decision'), node('b', 2, 1), node('c', 3, 0)];
    const [path] = toDiagramBoard(diagram(nodes, [{ nodes: ['a', 's', 'b', 'c'] }]), 0).paths;
    expect(path?.points).toEqual([
      [100, 75],
      [433, 75],
      [433, 75],
      [533, 175],
      [767, 175],
      [1000, 175],
      [1100, 75],
      [1100, 75],
    ]);
  });

  it.each([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4])('keeps %s lanes within the panel', (lanes) => {
    const { marks } = toDiagramBoard(diagram([node('a', 0, 0), node('b', 7, lanes)], []), 0);
    for (const {
      at: [x, y],
    } of marks) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(columns * 50);
      expect(y).toBeGreaterThanOrEqual(25);
      expect(y).toBeLessThanOrEqual((rows - 0.5) * 50);
    }
  });

  it('shows the status of checks', () => {
    const nodes: DiagramNode[] = [
      { ...node('a', 0, 0, 'check'), status: 'failed' },
      node('b', 1, 0, 'check'),
    ];
    expect(toDiagramBoard(diagram(nodes, []), 0).marks.map(({ status }) => status)).toEqual([
      'failed',
      'passed',
    ]);
  });
});
