import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Beds, Route } from '#components/ui/diagram/rails';
import {
  ladderBeds,
  ladderBridge,
  ladderExits,
  ladderPlate,
  ladderPlates,
  ladderSize,
  ladderWays,
  serviceWays,
} from './network-geometry';
import plan from './network-plan.module.css';
import { WidePlan, type NetworkPlanProps } from './network-plan';
import styles from './service-map.module.css';

function Ways({ paths }: { readonly paths: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(paths).map(([slug, d]) => (
    <g key={slug} data-way={slug}>
      <Route d={d} hasTrain={false} />
    </g>
  ));
}

function LadderBridge(): ReactNode {
  const { x, from, to, lamps } = ladderBridge;
  return (
    <g className={plan['bridge']}>
      <path d={`M${x - 4} ${from}V${to}M${x + 4} ${from}V${to}`} />
      {lamps.map((y) => (
        <g key={y} data-lamp={ladderPlates.find((plate) => plate.y === y)?.slug}>
          <circle className={plan['case']} cx={x} cy={y} r={9} />
          <circle className={plan['lamp']} cx={x} cy={y} r={4.5} />
        </g>
      ))}
    </g>
  );
}

/** Names of where tracks lead, above each of them: those of a phone, or those behind the place where they meet. */
function LadderExits({
  words,
  place,
}: Pick<NetworkPlanProps, 'words'> & { readonly place: keyof typeof ladderExits }): ReactNode {
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

/** What stands beside the tracks; readers who do not see the plan have its description. */
function LadderTexts({ words }: Pick<NetworkPlanProps, 'words'>): ReactNode {
  return (
    <g className={plan['words']} aria-hidden="true">
      <text x={ladderBridge.x - 5} y={172}>
        {words.bridge}
      </text>
      <LadderExits words={words} place="near" />
      <LadderExits words={words} place="far" />
      <text x={ladderPlate.x} y={563}>
        {words.siding}
      </text>
    </g>
  );
}

/** The services one below the other, each on the track that leads to it. */
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
      <Beds d={ladderBeds} />
      <Ways paths={ladderWays} />
      <LadderBridge />
      {ladderPlates.map(({ slug, x, y }) => {
        const { name, path } = findService(slug);
        return (
          <PageLink key={slug} href={path} className={plan['plate']} data-plate={slug}>
            <rect x={x} y={y - 17} width={ladderPlate.width} height={34} rx={2} />
            <circle cx={x + 17} cy={y} r={4.5} />
            <text x={x + 32} y={y + 5}>
              {name}
            </text>
          </PageLink>
        );
      })}
      <LadderTexts words={words} />
    </svg>
  );
}

/** All services on one plan, whose plates lead to them: the one that is pointed at shows the way to itself. */
export function ServiceMap({
  note,
  words: { known: _known, ...words },
  ...props
}: NetworkPlanProps & {
  /** Why a route is set: where there is a pointer, and room for the plan. */
  readonly note: string;
}): ReactNode {
  return (
    <div className={styles['map']}>
      <WidePlan {...props} words={words} className={styles['wide']} left={-900}>
        <Ways paths={serviceWays} />
      </WidePlan>
      <p className={styles['note']}>{note}</p>
      <Ladder {...props} words={words} />
    </div>
  );
}
