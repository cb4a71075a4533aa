import { placeWide } from './place-wide';
import type { DiagramData } from './types';

const labels = [
  'Geschäftskonto',
  'Wer unterschreibt?',
  'Passt der Name?',
  'Lastschriften?',
  'Ihr neues Konto',
];
const kinds = ['endpoint', 'check', 'check', 'decision', 'endpoint'] as const;
const diagram: DiagramData = {
  title: 'A payout',
  alt: 'Through two checks and past junctions to an account.',
  nodes: [
    ...labels.map((label, index) => ({
      id: `n${index}`,
      kind: kinds[index] ?? 'endpoint',
      at: [index === 4 ? 5 : index, 0] as const,
      label,
    })),
    { id: 'wait', kind: 'step', at: [4, 1], label: 'Rücklage', note: 'wartet 8 Wochen' },
    { id: 'tax', kind: 'endpoint', at: [0, 1], label: 'Steuerkonto' },
  ],
  paths: [
    { nodes: ['n0', 'n1', 'n2', 'n3', 'n4'] },
    { nodes: ['tax', 'n1'] },
    { nodes: ['n3', 'wait', 'n4'], style: 'side' },
  ],
};

describe('placeWide', () => {
  it('does not wrap unframed labels if closer lanes make room', () => {
    const countLines = (isOpen: boolean): number =>
      Math.max(
        ...placeWide(diagram, isOpen)
          .nodes.filter(({ at }) => at[1] === 0)
          .map(({ lines }) => lines.length),
      );
    expect([countLines(false), countLines(true)]).toEqual([2, 1]);
    expect(placeWide(diagram, true).width).toBeLessThanOrEqual(1248);
  });
});
