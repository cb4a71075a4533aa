import { initialShown } from '#lib/page-data/core/shown-store';
import type { HostRuntime } from './page-host.client';

const doNothing = (): void => undefined;

/** Runtime for the server render: the document's own page, no-op methods. */
export const serverRuntime: HostRuntime = {
  subscribe: () => doNothing,
  shown: () => initialShown,
  navigateTo: doNothing,
  attach: doNothing,
  pageShown: doNothing,
  loadInFull: doNothing,
};
