import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import type { Drawing as DrawingData, Sparkline as SparklineData } from '#lib/core/chart';
import { Drawing } from './chart/chart';
import { Sparkline } from './chart/sparkline';
import styles from './key-figures.module.css';

export type KeyFiguresProps = {
  readonly items: readonly {
    readonly value: string;
    readonly label: string;
    readonly note?: string | { readonly html: string } | undefined;
    /** A dot for each one counted, and what the dots are. */
    readonly units?: { readonly drawing: DrawingData; readonly text: string } | undefined;
    /** Sparkline of its years with the last change; set for all items or for none. */
    readonly trend?:
      | {
          readonly line: SparklineData;
          readonly first: string;
          readonly last: string;
          readonly change: string;
        }
      | undefined;
  }[];
};

/** Longest value at the full font size. */
const maxLength = 9;

type Item = KeyFiguresProps['items'][number];

function Trend({ line, first, last, change }: NonNullable<Item['trend']>): ReactNode {
  return (
    <dd className={styles['trend']}>
      <Sparkline line={line} />
      <p>
        <span>{first}</span>
        <strong>{change}</strong>
        <span>{last}</span>
      </p>
    </dd>
  );
}

export function KeyFigures({ items }: KeyFiguresProps): ReactNode {
  const isLong = items.some(({ value }) => value.length > maxLength);
  const classes = [
    styles['figures'],
    isLong && styles['long'],
    items.some(({ trend }) => trend) && styles['trends'],
  ];
  return (
    <dl className={classes.filter(Boolean).join(' ')}>
      {items.map(({ value, label, note, trend, units }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {note && (
            <dd
              className={styles['note']}
              {...(typeof note === 'string'
                ? { children: note }
                : { dangerouslySetInnerHTML: toMarkup(note.html) })}
            />
          )}
          {units && (
            <dd className={styles['units']}>
              <Drawing drawing={units.drawing} />
              {units.text}
            </dd>
          )}
          {trend && <Trend {...trend} />}
        </div>
      ))}
    </dl>
  );
}
