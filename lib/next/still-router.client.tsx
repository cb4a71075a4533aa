'use client';

import { ErrorBoundary, type ErrorComponent } from 'next/dist/client/components/error-boundary';
import {
  GlobalLayoutRouterContext,
  LayoutRouterContext,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { FlightRouterState } from 'next/dist/shared/lib/app-router-types';
import type { FullTransportData, FullTransportNode } from 'next/dist/shared/lib/rsc-transport';
import type { ContextType, ReactNode } from 'react';
import LastResort from './last-resort.client';

/*
 * Stands in the place of Next's router in an export. Next's navigates, prefetches and keeps what it has fetched, none of
 * which happens here: it never leaves the page that its document brought, since pages travel as page data. What is left
 * of it is to give React the tree of that page. 31 kB of every first visit.
 */

/** What Next's layout router reads of a segment. */
type Segment = {
  readonly data: { readonly rsc: ReactNode; readonly prefetchRsc: null; readonly scrollRef: null };
  readonly slots: ReadonlyMap<string, Segment>;
};

/** The page of a document, as the layout router takes it. Nothing ever changes it. */
export type StillState = {
  readonly head: ReactNode;
  readonly root: ReactNode;
  readonly layout: NonNullable<ContextType<typeof LayoutRouterContext>>;
  readonly page: ContextType<typeof GlobalLayoutRouterContext>;
};

const slotsOf = ({ c }: FullTransportNode): [slot: string, FullTransportNode][] => [...(c ?? [])];

function toRoute(node: FullTransportNode): FlightRouterState {
  const { s } = node;
  return [
    typeof s === 'string' ? s : [s.n, s.k ?? '', s.t, s.s],
    Object.fromEntries(slotsOf(node).map(([slot, child]) => [slot, toRoute(child)])),
  ];
}

function toSegment(node: FullTransportNode): Segment {
  return {
    data: { rsc: node.d.r, prefetchRsc: null, scrollRef: null },
    slots: new Map(slotsOf(node).map(([slot, child]) => [slot, toSegment(child)])),
  };
}

/** What the layout router is to know of a document: `initialRSCPayload` is the document's data for hydration. */
export function createInitialRouterState({
  initialRSCPayload: { t: data },
}: {
  readonly initialRSCPayload: { readonly t: FullTransportData };
}): StillState {
  const tree = toRoute(data.t);
  return {
    head: data.h.r,
    root: data.t.d.r,
    layout: {
      parentTree: tree,
      // Of Next's own type the layout router reads these two properties.
      parentRenderTree: toSegment(data.t) as unknown as StillState['layout']['parentRenderTree'],
      parentSegmentPath: null,
      parentParams: {},
      parentLoadingData: null,
      debugNameContext: '/',
      url: location.pathname,
      isActive: true,
    },
    page: {
      tree,
      scrollRef: { scrollRef: null, forceScroll: false, onlyHashChange: false, hashFragment: null },
      nextUrl: null,
      previousNextUrl: null,
    },
  };
}

/** The state that Next would queue actions upon. */
export const createMutableActionQueue = (state: StillState): StillState => state;

export const initializeRouterTransitionModules = (): undefined => undefined;

function refuse(): never {
  throw new Error('A static export has neither server actions nor documents without their data.');
}

export { refuse as callServer, refuse as createInitialRSCPayloadFromFallbackPrerender };

/**
 * Shows a document's page, and where it fails the site's error page. The empty places are those of what Next's router
 * renders without markup: ids that React gives out count them, and the server has counted.
 */
function StillRouter({
  actionQueue: { head, root, layout, page },
  globalErrorState: [errorComponent, errorStyles],
}: {
  readonly actionQueue: StillState;
  readonly globalErrorState: readonly [ErrorComponent, ReactNode];
}): ReactNode {
  return (
    <ErrorBoundary errorComponent={LastResort}>
      {null}
      {null}
      <GlobalLayoutRouterContext value={page}>
        <LayoutRouterContext value={layout}>
          <ErrorBoundary errorComponent={errorComponent} errorStyles={errorStyles}>
            {head}
            {root}
            {null}
          </ErrorBoundary>
        </LayoutRouterContext>
      </GlobalLayoutRouterContext>
    </ErrorBoundary>
  );
}

export { StillRouter as default };
