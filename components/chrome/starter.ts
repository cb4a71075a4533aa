import { loadRuntime } from '#lib/next/load-runtime';
import { readDocumentPath } from '#lib/page-data/browser/document-path';
import { afterFirstPaint } from '#lib/boot/page-idle';
import { handleEarlyNavigation } from '#lib/boot/early-navigation';
import { fetchAhead } from '#lib/next/fetch-ahead';
import { renderDeferredParts } from '#lib/boot/deferred-parts';
import { whenPhoneIdle } from '#lib/boot/phone-idle';
import { whenScriptsNeeded } from '#lib/boot/scripts-needed';
import { countIfLeft, isCounted } from './early-page-view';
import { startChrome } from './start-chrome';

/*
 * The one script that a document names: it is small, and fetches the others when they are wanted. Until then every
 * link is a plain page load.
 */

const files = document.currentScript?.dataset['files']?.split(' ') ?? [];
let ahead = new AbortController();
let wasIdle = false;
let isStarted = false;

/** Back or Forward was quicker than this script: the entry is another page's. An entry that nobody added has no state. */
const isElsewhere = (): boolean => history.state !== null && readDocumentPath() !== location.pathname;

function start(): void {
  if (isStarted) return;
  if (isElsewhere()) return location.reload();
  isStarted = true;
  void loadRuntime(files);
}

async function startWhenIdle(): Promise<void> {
  wasIdle = true;
  const { signal } = ahead;
  if (!(await fetchAhead(files, signal))) return;
  const startUnlessLeft = (): void => {
    // A link was followed meanwhile: what loads next needs the processor.
    if (!signal.aborted) start();
  };
  // Who has agreed to be counted is counted, however short the visit.
  if (isCounted()) startUnlessLeft();
  else whenPhoneIdle(startUnlessLeft);
}

startChrome();
if (!isElsewhere()) countIfLeft();
handleEarlyNavigation(() => ahead.abort());
renderDeferredParts((run) => afterFirstPaint(() => whenPhoneIdle(run)));
whenScriptsNeeded({ onIntent: start, onIdle: () => void startWhenIdle() });
// Back from the browser's cache of pages, with nothing fetched or half of it.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isStarted) return;
  delete document.documentElement.dataset['leaving'];
  ahead = new AbortController();
  if (wasIdle) void startWhenIdle();
});
