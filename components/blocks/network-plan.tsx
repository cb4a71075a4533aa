import type { ReactNode } from 'react';
import { PathLines, Highlight } from '#components/ui/diagram/paths';
import {
  ladderPanelRoutes,
  listBaseLines,
  serviceBadges,
  wideMonitoringBar,
  wideRoutes,
  wideSize,
} from './network-geometry';
import { NetworkLadder } from './network-ladder';
import { Badge, MonitoringBar, type FindService } from './network-parts';
import parts from './network-parts.module.css';
import styles from './network-plan.module.css';

type PlanWords = {
  readonly alt: string;
  /** Label of the track that skips identification; only where a control selects it. */
  readonly known?: string | undefined;
  readonly package: string;
  /** Labels of the tracks to debit and to prepaid cards. */
  readonly fromAccount: string;
  readonly loaded: string;
  readonly monitoring: string;
  readonly toShop: string;
  readonly toPayee: string;
  readonly toNetwork: string;
};

export type NetworkPlanProps = { readonly words: PlanWords; readonly findService: FindService };

/** Labels beside the tracks; screen readers get the description of the plan instead. */
function PlanTexts({ words }: Pick<NetworkPlanProps, 'words'>): ReactNode {
  return (
    <g className={parts['words']} aria-hidden="true">
      {words.known && (
        <text x={156} y={157} textAnchor="middle">
          {words.known}
        </text>
      )}
      <text x={278} y={269}>
        {words.package}
      </text>
      {[words.fromAccount, words.loaded].map((text, index) => (
        <text key={text} x={606} y={206 + 48 * index} textAnchor="end">
          {text}
        </text>
      ))}
      <text x={836} y={50}>
        {words.monitoring}
      </text>
      {[words.toShop, words.toPayee, words.toNetwork].map((text, index) => (
        <text key={text} className={parts['exit']} x={960} y={101 + 48 * index} textAnchor="end">
          {text}
        </text>
      ))}
    </g>
  );
}

/** The horizontal plan; `children` are the routes, drawn between tracks and badges. */
export function WidePlan({
  words,
  findService,
  className = styles['wide'],
  left = -60,
  children,
}: NetworkPlanProps & {
  readonly className?: string | undefined;
  /** Left end of the tracks in the view box. */
  readonly left?: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${wideSize.width} ${wideSize.height}`}
      width={wideSize.width}
      height={wideSize.height}
      role="group"
      aria-label={words.alt}
    >
      <PathLines d={listBaseLines(left)} />
      {children}
      <MonitoringBar {...wideMonitoringBar} />
      {serviceBadges.map((badge) => (
        <Badge key={badge.slug} badge={badge} findService={findService} />
      ))}
      <PlanTexts words={words} />
    </svg>
  );
}

/** One group per route; the style sheet of the page shows the selected one. */
function PlanRoutes({ paths }: { readonly paths: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(paths).map(([route, d]) => (
    <g key={route} data-route={route}>
      <Highlight d={d} hasMarker />
    </g>
  ));
}

/** Track plan of the ten services, from the customer's app to shop, payee and card network. */
export function NetworkPlan(props: NetworkPlanProps): ReactNode {
  return (
    <>
      <WidePlan {...props}>
        <PlanRoutes paths={wideRoutes} />
      </WidePlan>
      <NetworkLadder {...props} form="panel">
        <PlanRoutes paths={ladderPanelRoutes} />
      </NetworkLadder>
    </>
  );
}
