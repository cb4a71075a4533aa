import type { ReactNode } from 'react';
import { Beds, Route } from '#components/ui/diagram/rails';
import {
  ladderBeds,
  ladderBridge,
  ladderPlates,
  ladderSize,
  leftBeds,
  serviceWays,
} from './network-geometry';
import plan from './network-plan.module.css';
import { WidePlan, type NetworkPlanProps } from './network-plan';
import styles from './service-map.module.css';

function Ways(): ReactNode {
  return Object.entries(serviceWays).map(([slug, d]) => (
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
        <g key={y}>
          <circle className={plan['case']} cx={x} cy={y} r={9} />
          <circle className={plan['lamp']} cx={x} cy={y} r={4.5} />
        </g>
      ))}
    </g>
  );
}

/** What stands beside the tracks; readers who do not see the plan have its description. */
function LadderTexts({ words }: Pick<NetworkPlanProps, 'words'>): ReactNode {
  return (
    <g className={plan['words']} aria-hidden="true">
      <text x={336} y={188} textAnchor="end">
        {words.bridge}
      </text>
      <text x={336} y={496} textAnchor="end">
        {[words.toShop, words.toPayee, words.toNetwork].join(', ')}
      </text>
      <text x={62} y={563}>
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
      <LadderBridge />
      {ladderPlates.map(({ slug, x, y }) => {
        const { name, path } = findService(slug);
        return (
          <a key={slug} href={path} className={plan['plate']}>
            <rect x={x} y={y - 17} width={212} height={34} rx={2} />
            <circle cx={x + 17} cy={y} r={4.5} />
            <text x={x + 32} y={y + 5}>
              {name}
            </text>
          </a>
        );
      })}
      <LadderTexts words={words} />
    </svg>
  );
}

/** All services on one plan, whose plates lead to them: the one that is pointed at shows the way to itself. */
export function ServiceMap(props: NetworkPlanProps): ReactNode {
  return (
    <div className={styles['map']}>
      <WidePlan {...props} className={styles['wide']}>
        <Beds d={leftBeds} />
        <Ways />
      </WidePlan>
      <Ladder {...props} />
    </div>
  );
}
