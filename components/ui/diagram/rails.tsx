import type { ReactNode } from 'react';
import styles from './rails.module.css';

/** The beds of all tracks, which are always there. */
export function Beds({ d }: { readonly d: string }): ReactNode {
  return <path className={styles['bed']} d={d} />;
}

type RouteProps = {
  /** Path data of the track. */
  readonly d: string;
  /** Classes that move the cover, which is drawn away when the route is set, and the train, which then passes along it. */
  readonly cover?: string | undefined;
  readonly train?: string | undefined;
  readonly hasTrain: boolean;
};

const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * Set routes: beds of their own, lit in dashes, two to a tile, with covers and trains. The beds of all lie below
 * the light of all: where two meet, none breaks the other.
 */
export function Routes({
  routes,
  hasTrain,
}: Pick<RouteProps, 'hasTrain'> & { readonly routes: readonly Omit<RouteProps, 'hasTrain'>[] }): ReactNode {
  const all = routes.map(({ d }) => d).join('');
  return (
    <>
      <path className={styles['core']} d={all} />
      <path className={styles['lit']} d={all} />
      {routes.map(({ d, cover }) => (
        <path key={d} className={join(styles['cover'], cover)} d={d} pathLength={1} />
      ))}
      {hasTrain &&
        routes.map(({ d, train }) => (
          <path key={d} className={join(styles['train'], train)} d={d} pathLength={1} />
        ))}
    </>
  );
}

/** One set route. */
export function Route({ hasTrain, ...route }: RouteProps): ReactNode {
  return <Routes routes={[route]} hasTrain={hasTrain} />;
}
