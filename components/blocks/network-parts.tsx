import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { MonitoringBarProps, ServiceBadge } from './network-geometry';
import styles from './network-parts.module.css';

export type FindService = (slug: string) => { readonly name: string; readonly path: string };

type BadgeProps = { readonly badge: ServiceBadge; readonly findService: FindService };

export function Badge({ badge: { slug, x, y, width, routes }, findService }: BadgeProps): ReactNode {
  const { name, path } = findService(slug);
  return (
    <PageLink href={path} className={styles['badge']} data-stop={routes.join(' ')} data-node={slug}>
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
