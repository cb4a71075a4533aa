import { measureRoom } from './label-room';
import type { DiagramData, DiagramNode } from './types';

const node = (id: string, column: number, lane: number): DiagramNode => ({
  id,
  kind: 'station',
  at: [column, lane],
  label: id,
});

const diagram: DiagramData = {
  title: 'A payment parts',
  alt: 'It parts.',
  nodes: [
    node('in', 0, 1),
    node('a', 1, 1),
    node('b', 2, 1),
    node('points', 3, 1),
    node('up', 5, 0),
    node('out', 6, 1),
  ],
  tracks: [{ path: ['in', 'a', 'b', 'points', 'out'] }, { path: ['points', 'up'] }],
};

const room = measureRoom(diagram, 100, 40);

describe('measureRoom', () => {
  it('ends before the next node on the lane', () => {
    expect(room.get('a')).toBe(90);
    expect(room.get('b')).toBe(90);
  });

  it('keeps clear of tracks that change lanes in the next step', () => {
    expect(room.get('points')).toBeCloseTo(70);
    expect(room.get('up')).toBeCloseTo(70);
  });

  it('is wider where nobody is near, and ends with the drawing', () => {
    expect(
      measureRoom({ ...diagram, nodes: [...diagram.nodes, node('far', 5, 3)], tracks: [] }, 100, 40).get(
        'far',
      ),
    ).toBeCloseTo(180);
    expect(room.get('in')).toBe(80);
    expect(room.get('out')).toBe(80);
  });
});
