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

  it('places separate routes one after the other at the same edge, the first lane’s first', () => {
    const diagram: DiagramData = {
      title: 'Two accounts',
      alt: 'A card that is not paid out, and an account that is.',
      nodes: [
        { id: 'card', kind: 'endpoint', at: [0, 1], label: 'Card' },
        { id: 'shop', kind: 'endpoint', at: [1, 1], label: 'Shop' },
        { id: 'account', kind: 'endpoint', at: [0, 0], label: 'Account' },
        { id: 'new', kind: 'endpoint', at: [1, 0], label: 'New account' },
      ],
      paths: [{ nodes: ['card', 'shop'] }, { nodes: ['account', 'new'] }],
    };
    const { nodes } = placeTall(diagram);
    expect(nodes.map(({ id }) => id)).toEqual(['account', 'new', 'card', 'shop']);
    expect(new Set(nodes.map(({ x }) => x)).size).toBe(1);
    const [first, second, third] = nodes.map(({ y }) => y);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan((second ?? 0) - (first ?? 0) + 20);
  });
});
