import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import motion from './motion.module.css';
import styles from './plan.module.css';
import type { Aspect, DiagramData } from './types';

export type PlanProps = {
  readonly diagram: DiagramData;
  /** What happens on it in this state, for those who do not see it. */
  readonly alt: string;
  /** Ids of the nodes that the run passes, from its start to where it ends; the main tracks without it. */
  readonly route?: readonly string[] | undefined;
  /** The signal that shows something else than usual. */
  readonly signal?: { readonly id: string; readonly aspect: Aspect } | undefined;
};

/** One state of a diagram, from top to bottom, to stand beside a screen on the ground of a panel. */
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
