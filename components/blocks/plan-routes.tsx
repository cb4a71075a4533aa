import type { ReactNode } from 'react';
import { Route } from '#components/ui/diagram/rails';

/** The routes, of which the panel's style sheet shows the one that is set. */
export function PlanRoutes({ paths }: { readonly paths: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(paths).map(([route, d]) => (
    <g key={route} data-route={route}>
      <Route d={d} hasTrain />
    </g>
  ));
}
