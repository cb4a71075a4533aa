import type { ReactNode } from 'react';
import { Plan, type PlanProps } from '#components/ui/diagram/plan';
import { Keys } from '#components/ui/keys';
import styles from './check-panel.module.css';
import { Vignette, type VignetteProps } from './vignette';

export type CheckPanelProps = {
  readonly diagram: PlanProps['diagram'];
  readonly check: {
    /** The question that the keys answer. */
    readonly legend: string;
    /** Two or three answers; the first is set. */
    readonly states: readonly (VignetteProps &
      Pick<PlanProps, 'route' | 'signal'> & {
        readonly key: string;
        /** What follows. */
        readonly outcome: string;
        /** State, event or field of the interface. */
        readonly code?: string | undefined;
      })[];
  };
};

const valueOf = (index: number): string => String(index + 1);

/**
 * A check that a visitor can let fail: each key shows what the customer sees, how far the run comes and what
 * follows. Style sheet alone: it works without a script and from the keyboard.
 */
export function CheckPanel({ diagram, check: { legend, states } }: CheckPanelProps): ReactNode {
  const items = states.map(({ key }, index) => ({ value: valueOf(index), key }));
  return (
    <div className={styles['panel']}>
      <Keys legend={legend} name="check" items={items} first={valueOf(0)} form="columns" />
      <div className={styles['stage']}>
        {states.map(({ key, vignette, route, signal, outcome, code }, index) => (
          <div key={key} className={styles['state']} data-state={valueOf(index)}>
            <Vignette vignette={vignette} />
            <Plan diagram={diagram} alt={index === 0 ? diagram.alt : outcome} route={route} signal={signal} />
            <p className={styles['outcome']}>
              {code && <code translate="no">{code}</code>} {outcome}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
