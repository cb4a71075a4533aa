import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Beds } from '#components/ui/diagram/rails';
import {
  listBeds,
  servicePlates,
  wideBridge,
  wideRoutes,
  wideSize,
  type ServicePlate,
} from './network-geometry';
import { TallPlan } from './network-plan-tall';
import styles from './network-plan.module.css';
import { PlanRoutes } from './plan-routes';

type PlanWords = {
  readonly alt: string;
  /** At the track past identification, where a key sets the route over it. */
  readonly known?: string | undefined;
  readonly siding: string;
  /** What tells debit from prepaid cards, on the tracks that lead to them. */
  readonly fromAccount: string;
  readonly loaded: string;
  readonly bridge: string;
  readonly toShop: string;
  readonly toPayee: string;
  readonly toNetwork: string;
};

export type NetworkPlanProps = {
  readonly words: PlanWords;
  /** Name and address of a service by its slug. */
  readonly findService: (slug: string) => { readonly name: string; readonly path: string };
};

function Plate({
  plate: { slug, x, y, width, routes },
  findService,
}: Pick<NetworkPlanProps, 'findService'> & { readonly plate: ServicePlate }): ReactNode {
  const { name, path } = findService(slug);
  return (
    <PageLink href={path} className={styles['plate']} data-stop={routes.join(' ')} data-plate={slug}>
      <rect x={x} y={y - 17} width={width} height={34} rx={2} />
      <circle cx={x + 17} cy={y} r={4.5} />
      <text x={x + 32} y={y + 5}>
        {name}
      </text>
    </PageLink>
  );
}

function Bridge(): ReactNode {
  const { x, lamps } = wideBridge;
  return (
    <g className={styles['bridge']}>
      <path d={`M${x - 4} 42V334M${x + 4} 42V334`} />
      {lamps.map(({ slug, y, routes }) => (
        <g key={y} data-stop={routes.join(' ')} data-lamp={slug}>
          <circle className={styles['case']} cx={x} cy={y} r={12} />
          <circle className={styles['lamp']} cx={x} cy={y} r={6} />
        </g>
      ))}
    </g>
  );
}

/** What stands beside the tracks; readers who do not see the plan have its description. */
function PlanTexts({ words }: Pick<NetworkPlanProps, 'words'>): ReactNode {
  return (
    <g className={styles['words']} aria-hidden="true">
      {words.known && (
        <text x={156} y={157} textAnchor="middle">
          {words.known}
        </text>
      )}
      <text x={278} y={269}>
        {words.siding}
      </text>
      {[words.fromAccount, words.loaded].map((text, index) => (
        <text key={text} x={606} y={206 + 48 * index} textAnchor="end">
          {text}
        </text>
      ))}
      <text x={836} y={50}>
        {words.bridge}
      </text>
      {[words.toShop, words.toPayee, words.toNetwork].map((text, index) => (
        <text key={text} className={styles['exit']} x={960} y={101 + 48 * index} textAnchor="end">
          {text}
        </text>
      ))}
    </g>
  );
}

/** The plan from left to right; `children` are the routes, between the beds and what stands on them. */
export function WidePlan({
  words,
  findService,
  className = styles['wide'],
  left = -60,
  children,
}: NetworkPlanProps & {
  readonly className?: string | undefined;
  /** Where its tracks begin, in px of its view box. */
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
      <Beds d={listBeds(left)} />
      {children}
      <Bridge />
      {servicePlates.map((plate) => (
        <Plate key={plate.slug} plate={plate} findService={findService} />
      ))}
      <PlanTexts words={words} />
    </svg>
  );
}

/**
 * The plan of the ten services: from the customer's app over identity and account to six tracks, and under the
 * bridge of monitoring out to shop, payee and network. Its plates lead to the services.
 */
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
