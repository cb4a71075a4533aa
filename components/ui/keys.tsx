import type { ReactNode } from 'react';
import styles from './keys.module.css';

export type KeysProps = {
  /** The question that the keys answer or complete. */
  readonly legend: string;
  /** Name of the group in the page. */
  readonly name: string;
  readonly items: readonly { readonly value: string; readonly key: string }[];
  /** Value of the key that is set at first. */
  readonly first: string;
  /** Beside the question where there is room, or in equal columns below it. */
  readonly form?: 'row' | 'columns';
};

/** Keys of a panel, of which one is always set: a style sheet shows what belongs to it, without a script. */
export function Keys({ legend, name, items, first, form = 'row' }: KeysProps): ReactNode {
  return (
    <fieldset className={[styles['keys'], styles[form]].join(' ')}>
      <legend>{legend}</legend>
      <div>
        {items.map(({ value, key }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === first} />
            <span>{key}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
