import type { ReactNode } from 'react';
import { Drawing } from '#components/ui/diagram/drawing';
import motion from '#components/ui/diagram/motion.module.css';
import { numberItems, SegmentedControl } from '#components/ui/segmented-control';
import type { AboutView } from '#lib/families/company/about-view';
import styles from './lock-panel.module.css';

type LockPanelProps = { readonly locks: AboutView['locks'] };

type State = AboutView['locks']['states'][number];

/** The plan in one state, as a wide and a tall drawing; a container query shows one of them. */
function Plans({
  locks: { diagram },
  state: { route, failed, outcome },
  isFirst,
}: LockPanelProps & { readonly state: State; readonly isFirst: boolean }): ReactNode {
  const nodes = diagram.nodes.map((node) =>
    node.id === failed ? { ...node, status: 'failed' as const } : node,
  );
  const current = { ...diagram, nodes, alt: isFirst ? diagram.alt : outcome };
  return (['wide', 'tall'] as const).map((orientation) => (
    <Drawing
      isBare
      key={orientation}
      diagram={current}
      orientation={orientation}
      className={`${styles[orientation]} ${motion['trigger']}`}
      route={route}
    />
  ));
}

/** A plan with selectable failed checks: the route ends at the check, with the consequences below. */
export function LockPanel({ locks }: LockPanelProps): ReactNode {
  const { legend, states } = locks;
  return (
    <div className={styles['frame']}>
      <div className={styles['panel']}>
        <SegmentedControl legend={legend} name="locks" items={numberItems(states.map(({ key }) => key))} />
        <div className={styles['stage']}>
          {states.map((state, index) => (
            <div key={state.key} className={styles['state']} data-state={index + 1}>
              <Plans locks={locks} state={state} isFirst={index === 0} />
              <p>{state.outcome}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
