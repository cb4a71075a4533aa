import type { ReactNode } from 'react';
import { Keys } from '#components/ui/keys';
import { Prose } from '#components/ui/prose';
import styles from './checkout-screens.module.css';

type Line = { readonly text: string; readonly choice?: string | undefined; readonly isNew: boolean };

export type CheckoutScreensProps = {
  readonly legend: string;
  /** What the two states of every screen are called. */
  readonly keys: readonly string[];
  readonly screens: readonly {
    readonly name: string;
    /** What stands on it, state by state. */
    readonly views: readonly (readonly Line[])[];
    readonly action: string;
    /** The same in words. */
    readonly states: readonly string[];
  }[];
  readonly tableLabel: string;
  /** The same as a table: HTML made from the site's own Markdown. */
  readonly table: string;
};

/** One screen: its name, what stands on it, and in words what that means. */
function Screen({ name, views, action, states }: CheckoutScreensProps['screens'][number]): ReactNode {
  return (
    <>
      <p className={styles['name']}>{name}</p>
      <div className={styles['frame']}>
        {views.map((lines, number) => (
          <ul key={number} data-state={number}>
            {lines.map(({ text, choice, isNew }) => (
              <li key={text} data-choice={choice} data-new={isNew ? '' : undefined}>
                {text}
              </li>
            ))}
          </ul>
        ))}
        <p>{action}</p>
      </div>
      <div className={styles['words']}>
        {states.map((state, number) => (
          <p key={state} data-state={number}>
            {state}
          </p>
        ))}
      </div>
    </>
  );
}

/** Screens in their order, each before and after: keys change all of them at once, without a script. */
export function CheckoutScreens({
  legend,
  keys,
  screens,
  tableLabel,
  table,
}: CheckoutScreensProps): ReactNode {
  return (
    <div className={styles['screens']}>
      <Keys
        legend={legend}
        name="screens"
        items={keys.map((key, index) => ({ value: String(index), key }))}
        first={String(keys.length - 1)}
      />
      <ol>
        {screens.map((screen) => (
          <li key={screen.name}>
            <Screen {...screen} />
          </li>
        ))}
      </ol>
      <details>
        <summary>{tableLabel}</summary>
        <Prose html={table} />
      </details>
    </div>
  );
}
