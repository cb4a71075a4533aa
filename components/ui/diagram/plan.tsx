import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import motion from './motion.module.css';
import styles from './plan.module.css';
import type { Aspect, DiagramData } from './types';

export type PlanProps = {
  readonly diagram: DiagramData;
  /** The text alternative of this state. */
  readonly alt: string;
  /** Ids of the nodes of the highlighted route; by default the main tracks are highlighted. */
  readonly route?: readonly string[] | undefined;
  /** The signal with a state of its own. */
  readonly signal?: { readonly id: string; readonly aspect: Aspect } | undefined;
};

/** One state of a diagram, drawn vertically, to be shown beside a screen. */
export function Plan({ diagram, alt, route, signal }: PlanProps): ReactNode {
  const nodes = diagram.nodes.map((node) =>
    node.id === signal?.id ? { ...node, aspect: signal.aspect } : node,
  );
  return (
    <Drawing
      diagram={{ ...diagram, alt, nodes }}
      orientation="tall"
      className={`${styles['plan']} ${motion['trigger']}`}
      route={route}
    />
  );
}
