import type { ReactNode } from 'react';
import styles from './segmented-control.module.css';

export type SegmentedControlProps = {
  readonly legend: string;
  readonly name: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  /** Value checked initially; by default that of the first item. */
  readonly initial?: string | undefined;
  /** Beside the legend where there is room, or in equal columns below it. */
  readonly form?: 'row' | 'columns';
};

/** Items with the values `1`, `2` and so on. */
export const numberItems = (labels: readonly string[]): SegmentedControlProps['items'] =>
  labels.map((label, index) => ({ value: String(index + 1), label }));

/** Radio buttons as a segmented control; style sheets show the content of the checked one without script. */
export function SegmentedControl(props: SegmentedControlProps): ReactNode {
  const { legend, name, items, initial = items[0]?.value, form = 'row' } = props;
  return (
    <fieldset className={[styles['keys'], styles[form]].join(' ')}>
      <legend>{legend}</legend>
      <div>
        {items.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
