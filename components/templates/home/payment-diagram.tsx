import type { ReactNode } from 'react';
import styles from './payment-diagram.module.css';

export type PaymentDiagramProps = {
  readonly title: string;
  readonly stops: readonly { readonly name: string; readonly text: string }[];
};

/**
 * One payment as a run along a track: a list of stops whose line is drawn behind them. On phones
 * the track runs downwards, on desks from left to right; read aloud it is an ordered list.
 */
export function PaymentDiagram({ title, stops }: PaymentDiagramProps): ReactNode {
  return (
    <section className={styles['diagram']} aria-labelledby="payment">
      <h2 id="payment">{title}</h2>
      <ol>
        {stops.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
