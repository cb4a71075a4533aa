import type { ReactNode } from 'react';
import { PathLines, Highlight } from '#components/ui/diagram/paths';
import {
  ladderBaseLines,
  ladderMonitoringBar,
  ladderExits,
  ladderBadge,
  ladderBadges,
  ladderSize,
  ladderRoutes,
  serviceRoutes,
} from './network-geometry';
import plan from './network-plan.module.css';
import { MonitoringBar, Badge, WidePlan, type NetworkPlanProps } from './network-plan';
import styles from './service-map.module.css';

function ServiceRoutes({ paths }: { readonly paths: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(paths).map(([slug, d]) => (
    <g key={slug} data-route={slug}>
      <Highlight d={d} hasMarker={false} />
    </g>
  ));
}

type ExitsProps = Pick<NetworkPlanProps, 'words'> & { readonly place: keyof typeof ladderExits };

/** Destination labels above the tracks: at the edge of a phone, or after the junctions on wider screens. */
function LadderExits({ words, place }: ExitsProps): ReactNode {
  const { x, shop, payee, network } = ladderExits[place];
  const exits = [
    ...shop.map((y) => ({ y, text: words.toShop })),
    ...payee.map((y) => ({ y, text: words.toPayee })),
    ...network.map((y) => ({ y, text: words.toNetwork })),
  ];
  return (
    <g className={styles[place]}>
      {exits.map(({ y, text }) => (
        <text key={y} className={plan['exit']} x={x} y={y - 10}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Labels beside the tracks; screen readers get the description of the plan instead. */
function LadderTexts({ words }: Pick<NetworkPlanProps, 'words'>): ReactNode {
  return (
    <g className={plan['words']} aria-hidden="true">
      <text x={ladderMonitoringBar.x - 5} y={172}>
        {words.monitoring}
      </text>
      <LadderExits words={words} place="near" />
      <LadderExits words={words} place="far" />
      <text x={ladderBadge.x} y={563}>
        {words.package}
      </text>
    </g>
  );
}

/** The services in one column, for phones. */
function Ladder({ words, findService }: NetworkPlanProps): ReactNode {
  const { width, height } = ladderSize;
  return (
    <svg
      className={styles['ladder']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={words.alt}
    >
      <PathLines d={ladderBaseLines} />
      <ServiceRoutes paths={ladderRoutes} />
      <MonitoringBar {...ladderMonitoringBar} />
      {ladderBadges.map((badge) => (
        <Badge key={badge.slug} badge={{ ...badge, width: ladderBadge.width }} findService={findService} />
      ))}
      <LadderTexts words={words} />
    </svg>
  );
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
      <Ladder {...props} words={words} />
    </div>
  );
}
