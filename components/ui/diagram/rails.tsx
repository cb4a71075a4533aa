import type { ReactNode } from 'react';
import styles from './rails.module.css';

/** The beds of all tracks, which are always there. */
export function Beds({ d }: { readonly d: string }): ReactNode {
  return <path className={styles['bed']} d={d} />;
}

export type RouteProps = {
  /** Path data of the track. */
  readonly d: string;
  /** Classes that move the cover, which is drawn away when the route is set, and the train, which then passes along it. */
  readonly cover?: string | undefined;
  readonly train?: string | undefined;
  readonly hasTrain: boolean;
};

const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** A set route: a bed of its own, lit in dashes, two to a tile, its cover and its train. */
export function Route({ d, cover, train, hasTrain }: RouteProps): ReactNode {
  return (
    <>
      <path className={styles['core']} d={d} />
      <path className={styles['lit']} d={d} />
      <path className={join(styles['cover'], cover)} d={d} pathLength={1} />
      {hasTrain && <path className={join(styles['train'], train)} d={d} pathLength={1} />}
    </>
  );
}
