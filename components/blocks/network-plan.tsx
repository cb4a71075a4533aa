import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { PathLines, Highlight } from '#components/ui/diagram/paths';
import {
  listBaseLines,
  serviceBadges,
  tallBaseLines,
  tallMonitoringBar,
  tallRoutes,
  tallSize,
  tallStops,
  wideMonitoringBar,
  wideRoutes,
  wideSize,
  type ServiceBadge,
  type MonitoringBarProps,
} from './network-geometry';
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

export type NetworkPlanProps = {
  readonly words: PlanWords;
  readonly findService: (slug: string) => { readonly name: string; readonly path: string };
};

type BadgeProps = Pick<NetworkPlanProps, 'findService'> & {
  readonly badge: Omit<ServiceBadge, 'routes'> & Partial<Pick<ServiceBadge, 'routes'>>;
};

export function Badge({ badge: { slug, x, y, width, routes }, findService }: BadgeProps): ReactNode {
  const { name, path } = findService(slug);
  return (
    <PageLink href={path} className={styles['badge']} data-stop={routes?.join(' ')} data-node={slug}>
      <rect x={x} y={y - 17} width={width} height={34} rx={2} />
      <circle cx={x + 17} cy={y} r={4.5} />
      <text x={x + 32} y={y + 5}>
        {name}
      </text>
    </PageLink>
  );
}

export function MonitoringBar({ x, from, to, radius, dots }: MonitoringBarProps): ReactNode {
  return (
    <g className={styles['monitoring']}>
      <path d={`M${x - 4} ${from}V${to}M${x + 4} ${from}V${to}`} />
      {dots.map(({ slug, y, routes }) => (
        <g key={y} data-stop={routes?.join(' ')} data-monitoring={slug}>
          <circle className={styles['case']} cx={x} cy={y} r={radius} />
          <circle className={styles['dot']} cx={x} cy={y} r={radius / 2} />
        </g>
      ))}
    </g>
  );
}

/** Labels beside the tracks; screen readers get the description of the plan instead. */
function PlanTexts({ words }: Pick<NetworkPlanProps, 'words'>): ReactNode {
  return (
    <g className={styles['words']} aria-hidden="true">
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
        <text key={text} className={styles['exit']} x={960} y={101 + 48 * index} textAnchor="end">
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

/** The vertical plan without names: its stops are described beside it. */
function TallPlan({ alt }: { readonly alt: string }): ReactNode {
  const { width, height } = tallSize;
  return (
    <svg
      className={styles['vertical']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
    >
      <PathLines d={tallBaseLines} />
      <PlanRoutes paths={tallRoutes} />
      <path className={styles['beam']} d={tallMonitoringBar.map((y) => `M2 ${y}H146`).join('')} />
      {tallStops.map(({ x, y, routes }) => (
        <g key={`${x} ${y}`} className={styles['badge']} data-stop={routes.join(' ')}>
          <rect x={x - 9} y={y - 9} width={18} height={18} rx={2} />
          <circle cx={x} cy={y} r={4} />
        </g>
      ))}
    </svg>
  );
}

/** Track plan of the ten services, from the customer's app to shop, payee and card network. */
export function NetworkPlan(props: NetworkPlanProps): ReactNode {
  return (
    <>
      <WidePlan {...props}>
        <PlanRoutes paths={wideRoutes} />
      </WidePlan>
      <TallPlan alt={props.words.alt} />
    </>
  );
}
