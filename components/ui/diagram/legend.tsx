import type { ReactNode } from 'react';
import styles from './legend.module.css';
import type { DiagramData, DiagramNode, Sign } from './types';

const order: readonly Sign[] = ['passed', 'pending', 'ends'];

function signOf({ kind, status = 'passed' }: DiagramNode): Sign | undefined {
  if (kind === 'stop') return 'ends';
  if (kind !== 'check') return undefined;
  return status === 'failed' ? 'ends' : status;
}

/** The signs that a diagram uses and what they mean; nothing without signs. */
export function Legend({ diagram: { nodes, signs } }: { readonly diagram: DiagramData }): ReactNode {
  const used = order.filter((sign) => nodes.some((node) => signOf(node) === sign));
  if (!signs || used.length === 0) return null;
  return (
    <ul className={styles['legend']}>
      {used.map((sign) => (
        <li key={sign}>
          <i data-sign={sign} />
          {signs[sign]}
        </li>
      ))}
    </ul>
  );
}
