import type { ReactNode } from 'react';
import { Drawing } from '#components/ui/diagram/drawing';
import motion from '#components/ui/diagram/motion.module.css';
import { Keys } from '#components/ui/keys';
import type { AboutView } from '#lib/families/company/about-view';
import styles from './lock-panel.module.css';

export type LockPanelProps = { readonly locks: AboutView['locks'] };

type State = LockPanelProps['locks']['states'][number];

const valueOf = (index: number): string => String(index + 1);

/** The plan in one state, twice: the frame's width decides which drawing is seen. */
function Plans({
  locks: { diagram },
  state: { route, stop, outcome },
  isFirst,
}: LockPanelProps & { readonly state: State; readonly isFirst: boolean }): ReactNode {
  const nodes = diagram.nodes.map((node) => (node.id === stop ? { ...node, aspect: 'stop' as const } : node));
  const set = { ...diagram, nodes, alt: isFirst ? diagram.alt : outcome };
  return (['wide', 'tall'] as const).map((orientation) => (
    <Drawing
      isBare
      key={orientation}
      diagram={set}
      orientation={orientation}
      className={`${styles[orientation]} ${motion['trigger']}`}
      route={route}
    />
  ));
}

/** A plan whose checks a visitor can take away: the route ends at the signal, and what follows is said. */
export function LockPanel({ locks }: LockPanelProps): ReactNode {
  const { legend, states } = locks;
  const items = states.map(({ key }, index) => ({ value: valueOf(index), key }));
  return (
    <div className={styles['frame']}>
      <div className={styles['panel']}>
        <Keys legend={legend} name="locks" items={items} first={valueOf(0)} />
        <div className={styles['stage']}>
          {states.map((state, index) => (
            <div key={state.key} className={styles['state']} data-state={valueOf(index)}>
              <Plans locks={locks} state={state} isFirst={index === 0} />
              <p>{state.outcome}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
