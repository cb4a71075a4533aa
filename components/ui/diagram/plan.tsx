import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import motion from './motion.module.css';
import styles from './plan.module.css';
import type { Status, DiagramData } from './types';

export type PlanProps = {
  readonly diagram: DiagramData;
  /** The text alternative of this state. */
  readonly alt: string;
  /** Ids of the nodes of the highlighted route; by default the main paths are highlighted. */
  readonly route?: readonly string[] | undefined;
  /** The check with a status of its own. */
  readonly node?: { readonly id: string; readonly status: Status } | undefined;
};

/** One state of a diagram, drawn vertically, to be shown beside a screen. */
export function Plan({ diagram, alt, route, node }: PlanProps): ReactNode {
  const nodes = diagram.nodes.map((other) =>
    other.id === node?.id ? { ...other, status: node.status } : other,
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
