import type { ReactNode } from 'react';
import { Keys } from '#components/ui/keys';
import { Prose } from '#components/ui/prose';
import styles from './checkout-screens.module.css';

export type CheckoutScreensProps = {
  readonly legend: string;
  /** What the two states of every screen are called. */
  readonly keys: readonly string[];
  readonly screens: readonly { readonly name: string; readonly states: readonly string[] }[];
  readonly tableLabel: string;
  /** The same as a table: HTML made from the site's own Markdown. */
  readonly table: string;
};

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
        {screens.map(({ name, states }, index) => (
          <li key={name}>
            <p className={styles['name']}>
              <b>{index + 1}</b> {name}
            </p>
            <div className={styles['frame']}>
              {states.map((state, number) => (
                <p key={state} data-state={number}>
                  {state}
                </p>
              ))}
            </div>
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
