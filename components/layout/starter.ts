import { loadRuntime } from '#lib/next/load-runtime';
import { readDocumentPath } from '#lib/page-data/browser/document-path';
import { afterFirstPaint } from '#lib/boot/page-idle';
import { handleEarlyNavigation } from '#lib/boot/early-navigation';
import { fetchAhead } from '#lib/next/fetch-ahead';
import { renderDeferredParts } from '#lib/boot/deferred-parts';
import { whenScriptsNeeded } from '#lib/boot/scripts-needed';
import { reportIfLeft } from './early-page-view';
import { startLayout } from './start-layout';

/* The only script in a document: small, and loads the others when they are needed. Until then every link is a
   full page load. */

const files = document.currentScript?.dataset['files']?.split(' ') ?? [];
let prefetchAbort = new AbortController();
let wasIdle = false;
let isStarted = false;

/**
 * Back or Forward happened before this script ran: the entry is another page's. Entries of the browser itself
 * have no state.
 */
const isElsewhere = (): boolean => history.state !== null && readDocumentPath() !== location.pathname;

function start(): void {
  if (isStarted) return;
  if (isElsewhere()) return location.reload();
  isStarted = true;
  void loadRuntime(files);
}

async function startWhenIdle(): Promise<void> {
  wasIdle = true;
  const { signal } = prefetchAbort;
  const isFetched = await fetchAhead(files, signal);
  // A link may have been followed: the next document needs the processor.
  if (isFetched && !signal.aborted) start();
}

startLayout();
if (!isElsewhere()) reportIfLeft();
handleEarlyNavigation(() => prefetchAbort.abort());
renderDeferredParts(afterFirstPaint);
whenScriptsNeeded({ onIntent: start, onIdle: () => void startWhenIdle() });
// Restored from the back/forward cache, with nothing or only a part fetched.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isStarted) return;
  delete document.documentElement.dataset['leaving'];
  prefetchAbort = new AbortController();
  if (wasIdle) void startWhenIdle();
});
