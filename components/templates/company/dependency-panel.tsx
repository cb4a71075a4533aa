import type { ReactNode } from 'react';
import { Drawing } from '#components/ui/diagram/drawing';
import motion from '#components/ui/diagram/motion.module.css';
import { numberItems, SegmentedControl } from '#components/ui/segmented-control';
import type { AboutView } from '#lib/families/company/about-view';
import styles from './dependency-panel.module.css';

type DependencyPanelProps = { readonly dependencies: AboutView['dependencies'] };

type State = AboutView['dependencies']['states'][number];

/** The plan in one state, as a wide and a tall drawing; a container query shows one of them. */
function Plans({
  dependencies: { diagram },
  state: { route, failed, outcome },
  isFirst,
}: DependencyPanelProps & { readonly state: State; readonly isFirst: boolean }): ReactNode {
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
export function DependencyPanel({ dependencies }: DependencyPanelProps): ReactNode {
  const { legend, states } = dependencies;
  return (
    <div className={styles['frame']}>
      <div className={styles['panel']}>
        <SegmentedControl
          legend={legend}
          name="dependencies"
          items={numberItems(states.map(({ key }) => key))}
        />
        <div className={styles['stage']}>
          {states.map((state, index) => (
            <div key={state.key} className={styles['state']} data-state={index + 1}>
              <Plans dependencies={dependencies} state={state} isFirst={index === 0} />
              <p>{state.outcome}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
