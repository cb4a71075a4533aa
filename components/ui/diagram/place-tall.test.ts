import { placeTall } from './place-tall';
import type { DiagramData } from './types';

describe('placeTall', () => {
  it('places an end after a path that continues to its right, so that no leader line crosses it', () => {
    const diagram: DiagramData = {
      title: 'One of two',
      alt: 'Straight on, or past a check.',
      nodes: [
        { id: 'junctions', kind: 'decision', at: [0, 0], label: 'Whose?' },
        { id: 'straight', kind: 'endpoint', at: [2, 0], label: 'A provider' },
        { id: 'check', kind: 'check', at: [1, 1], label: 'Proof' },
        { id: 'own', kind: 'endpoint', at: [2, 1], label: 'Own' },
        { id: 'none', kind: 'stop', at: [2, 2], label: 'No proof' },
      ],
      paths: [
        { nodes: ['junctions', 'straight'] },
        { nodes: ['junctions', 'check', 'own'], style: 'side' },
        { nodes: ['check', 'none'], style: 'side' },
      ],
    };
    expect(placeTall(diagram).nodes.map(({ id }) => id)).toEqual([
      'junctions',
      'check',
      'none',
      'own',
      'straight',
    ]);
  });
});
