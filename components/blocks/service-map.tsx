import type { ReactNode } from 'react';
import { Highlight } from '#components/ui/diagram/paths';
import { ladderRoutes, serviceRoutes } from './network-geometry';
import { NetworkLadder } from './network-ladder';
import { WidePlan, type NetworkPlanProps } from './network-plan';
import styles from './service-map.module.css';

function ServiceRoutes({ paths }: { readonly paths: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(paths).map(([slug, d]) => (
    <g key={slug} data-route={slug}>
      <Highlight d={d} hasMarker={false} />
    </g>
  ));
}

/** Plan of all services with links; hovering a service highlights the route to it. */
export function ServiceMap({
  note,
  words: { known: _known, ...words },
  ...props
}: NetworkPlanProps & {
  /** Explains the highlighted route; shown with a pointer and the wide plan. */
  readonly note: string;
}): ReactNode {
  return (
    <div className={styles['map']}>
      <WidePlan {...props} words={words} className={styles['wide']} left={-900}>
        <ServiceRoutes paths={serviceRoutes} />
      </WidePlan>
      <p className={styles['note']}>{note}</p>
      <NetworkLadder {...props} words={words}>
        <ServiceRoutes paths={ladderRoutes} />
      </NetworkLadder>
    </div>
  );
}
