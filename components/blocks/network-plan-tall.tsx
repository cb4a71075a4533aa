import type { ReactNode } from 'react';
import { Beds } from '#components/ui/diagram/rails';
import { tallBeds, tallBridge, tallRoutes, tallSize, tallStops } from './network-geometry';
import styles from './network-plan.module.css';
import { PlanRoutes } from './plan-routes';

/** The plan from top to bottom, without names: what happens at its stops is written beside it. */
export function TallPlan({ alt }: { readonly alt: string }): ReactNode {
  const { width, height } = tallSize;
  return (
    <svg
      className={styles['tall']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
    >
      <Beds d={tallBeds} />
      <PlanRoutes paths={tallRoutes} />
      <path className={styles['beam']} d={tallBridge.map((y) => `M2 ${y}H146`).join('')} />
      {tallStops.map(({ x, y, routes }) => (
        <g key={`${x} ${y}`} className={styles['plate']} data-stop={routes.join(' ')}>
          <rect x={x - 9} y={y - 9} width={18} height={18} rx={2} />
          <circle cx={x} cy={y} r={4} />
        </g>
      ))}
    </svg>
  );
}
