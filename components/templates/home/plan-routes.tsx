import type { ReactNode } from 'react';
import type { RouteName } from './network-geometry';
import styles from './network-plan.module.css';

/** The routes, of which the panel's style sheet shows the one that is set. */
export function PlanRoutes({ paths }: { readonly paths: Readonly<Record<RouteName, string>> }): ReactNode {
  return Object.entries(paths).map(([route, d]) => (
    <g key={route} data-route={route}>
      <path className={styles['core']} d={d} />
      <path className={styles['lit']} d={d} />
      <path className={styles['cover']} d={d} pathLength={1} />
      <path className={styles['train']} d={d} pathLength={1} />
    </g>
  ));
}
