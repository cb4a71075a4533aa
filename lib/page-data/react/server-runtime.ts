import { initialShown } from '#lib/page-data/core/shown-store';
import type { HostRuntime } from './page-host.client';

const doNothing = (): void => undefined;

/** What the server renders with: the document's own page, and nothing that happens. */
export const serverRuntime: HostRuntime = {
  subscribe: () => doNothing,
  shown: () => initialShown,
  navigateTo: doNothing,
  attach: doNothing,
  pageShown: doNothing,
  loadInFull: doNothing,
};
