import type { ReactNode } from 'react';
import { PathLines } from '#components/ui/diagram/paths';
import {
  ladderBadge,
  ladderBadges,
  ladderBaseLines,
  ladderExits,
  ladderMonitoringBar,
  ladderSize,
} from './network-geometry';
import styles from './network-ladder.module.css';
import { Badge, MonitoringBar } from './network-parts';
import parts from './network-parts.module.css';
import type { NetworkPlanProps } from './network-plan';

/** `panel`: the tracks end beside the text. */
type Form = 'map' | 'panel';

type ExitsProps = Pick<NetworkPlanProps, 'words'> & { readonly place: keyof typeof ladderExits };

const exitPlaces = { map: ['near', 'far'], panel: ['panel'] } as const;

/** Destination labels above the tracks. */
function Exits({ words, place }: ExitsProps): ReactNode {
  const { x, shop, payee, network } = ladderExits[place];
  const exits = [
    ...shop.map((y) => ({ y, text: words.toShop })),
    ...payee.map((y) => ({ y, text: words.toPayee })),
    ...network.map((y) => ({ y, text: words.toNetwork })),
  ];
  return (
    <g {...(place !== 'panel' && { className: styles[place] })}>
      {exits.map(({ y, text }) => (
        <text key={y} className={parts['exit']} x={x} y={y - 10}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Labels beside the tracks; screen readers get the description of the plan instead. */
function Texts({ words, form }: Pick<NetworkPlanProps, 'words'> & { readonly form: Form }): ReactNode {
  return (
    <g className={parts['words']} aria-hidden="true">
      <text x={ladderMonitoringBar.x - 5} y={172}>
        {words.monitoring}
      </text>
      {exitPlaces[form].map((place) => (
        <Exits key={place} words={words} place={place} />
      ))}
      <text x={ladderBadge.x} y={563}>
        {words.package}
      </text>
    </g>
  );
}

type LadderProps = NetworkPlanProps & { readonly form?: Form; readonly children: ReactNode };

/** The services in one column, for narrow windows; `children` are the routes. */
export function NetworkLadder({ words, findService, form = 'map', children }: LadderProps): ReactNode {
  const { width, height } = ladderSize;
  return (
    <svg
      className={`${styles['ladder']} ${styles[form]}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={words.alt}
    >
      <PathLines d={ladderBaseLines} />
      {children}
      <MonitoringBar {...ladderMonitoringBar} />
      {ladderBadges.map((badge) => (
        <Badge key={badge.slug} badge={badge} findService={findService} />
      ))}
      <Texts words={words} form={form} />
    </svg>
  );
}
