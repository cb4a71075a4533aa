import { placeTall } from './place-tall';
import type { DiagramData } from './types';

describe('placeTall', () => {
  it('places an end after a track that continues to its right, so that no leader line crosses it', () => {
    const diagram: DiagramData = {
      title: 'One of two',
      alt: 'Straight on, or past a check.',
      nodes: [
        { id: 'points', kind: 'switch', at: [0, 0], label: 'Whose?' },
        { id: 'straight', kind: 'platform', at: [2, 0], label: 'A provider' },
        { id: 'check', kind: 'signal', at: [1, 1], label: 'Proof' },
        { id: 'own', kind: 'platform', at: [2, 1], label: 'Own' },
        { id: 'none', kind: 'buffer', at: [2, 2], label: 'No proof' },
      ],
      tracks: [
        { path: ['points', 'straight'] },
        { path: ['points', 'check', 'own'], style: 'side' },
        { path: ['check', 'none'], style: 'side' },
      ],
    };
    expect(placeTall(diagram).nodes.map(({ id }) => id)).toEqual([
      'points',
      'check',
      'none',
      'own',
      'straight',
    ]);
  });
});
