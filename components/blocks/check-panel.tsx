import type { ReactNode } from 'react';
import { CodeText } from '#components/ui/code-text';
import { Legend } from '#components/ui/diagram/legend';
import { Plan, type PlanProps } from '#components/ui/diagram/plan';
import { numberItems, SegmentedControl } from '#components/ui/segmented-control';
import styles from './check-panel.module.css';
import { Mockup, type MockupProps } from './mockup';

export type CheckPanelProps = {
  readonly diagram: PlanProps['diagram'];
  readonly check: {
    readonly legend: string;
    readonly states: readonly (MockupProps &
      Pick<PlanProps, 'route' | 'node'> & {
        readonly key: string;
        readonly outcome: string;
        /** State, event or field of the API. */
        readonly code?: string | undefined;
      })[];
  };
};

type State = CheckPanelProps['check']['states'][number];

/** The signs of one state. */
function StateLegend({ diagram, node: other }: Pick<PlanProps, 'diagram'> & Pick<State, 'node'>): ReactNode {
  const nodes = diagram.nodes.map((node) =>
    node.id === other?.id ? { ...node, status: other.status } : node,
  );
  return <Legend diagram={{ ...diagram, nodes }} />;
}

/** A check with selectable results: what the customer sees, how far the process gets, and the outcome. Works without script. */
export function CheckPanel({ diagram, check }: CheckPanelProps): ReactNode {
  const { legend, states } = check;
  return (
    <div className={styles['panel']}>
      <SegmentedControl
        legend={legend}
        name="check"
        items={numberItems(states.map(({ key }) => key))}
        form="columns"
      />
      <div className={styles['stage']}>
        {states.map(({ key, mockup, route, node, outcome, code }, index) => (
          <div key={key} className={styles['state']} data-state={index + 1}>
            <Mockup mockup={mockup} />
            <Plan diagram={diagram} alt={index === 0 ? diagram.alt : outcome} route={route} node={node} />
            <p className={styles['outcome']}>
              {code && (
                <code translate="no">
                  <CodeText text={code} />
                </code>
              )}{' '}
              {outcome}
            </p>
            <StateLegend diagram={diagram} node={node} />
          </div>
        ))}
      </div>
    </div>
  );
}
