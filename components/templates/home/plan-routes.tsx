import type { ReactNode } from 'react';
import { Route } from '#components/ui/diagram/rails';
import type { RouteName } from '#lib/families/home/panel-schema';

/** The routes, of which the panel's style sheet shows the one that is set. */
export function PlanRoutes({ paths }: { readonly paths: Readonly<Record<RouteName, string>> }): ReactNode {
  return Object.entries(paths).map(([route, d]) => (
    <g key={route} data-route={route}>
      <Route d={d} hasTrain />
    </g>
  ));
}
