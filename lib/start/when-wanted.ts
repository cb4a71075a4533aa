import { readConnection, savesData } from '#lib/core/connection';
import { afterLoad, whenIdle } from '#lib/core/timing';

const signs = ['mouseover', 'keydown', 'focusin', 'pointerdown'] as const;

/** What does nothing, or less, without script. */
const answering = 'button, input, select, textarea';

/** Elements at which a pointer or the focus announces that scripts are wanted. A link works without them. */
const announcing = `a, summary, ${answering}`;

/** A key that opens the search wherever it is pressed. */
const searchKey = /^[/k]$/i;

function isSign(event: Event, saves: boolean): boolean {
  const { type, target } = event;
  if (type === 'keydown' && (!saves || searchKey.test((event as KeyboardEvent).key))) return true;
  // A finger on a link follows it at once: the page is left.
  const selector = saves || type === 'pointerdown' ? answering : announcing;
  return target instanceof Element && target.closest(selector) !== null;
}

/** Milliseconds for which the browser's word of the first paint is waited for. */
const patience = 500;

/**
 * After the first paint of a document that has come: PerformanceObserver tells it, a frame's callback runs before it. Of
 * a page that is reloaded where it is scrolled to Firefox tells none, nor does older Safari of any: then it is behind a
 * late frame.
 */
function afterPaint(run: () => void): void {
  let hasRun = false;
  const once = (): void => {
    if (!hasRun) run();
    hasRun = true;
  };
  if (self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      once();
    }).observe({ type: 'paint', buffered: true });
  setTimeout(() => requestAnimationFrame(() => setTimeout(once)), patience);
}

/** Runs something when fonts and images have come, and the browser has nothing else to do. */
function atRest(run: () => void): void {
  afterLoad(() => afterPaint(() => whenIdle(run, { latest: 1000 })));
}

export type Wanted = {
  /** Somebody is about to use what only scripts can do, or do faster. Called once. */
  readonly atIntent: () => void;
  /** The page is at rest. Never called where data is saved. */
  readonly atRest: () => void;
};

/** Tells when the scripts of a page are wanted. Every page can be read and used without them. */
export function whenWanted({ atIntent, atRest: rest }: Wanted): void {
  const saves = savesData(readConnection());
  const listener = (event: Event): void => {
    if (!isSign(event, saves)) return;
    for (const sign of signs) removeEventListener(sign, listener, true);
    atIntent();
  };
  for (const sign of signs) addEventListener(sign, listener, true);
  if (!saves) atRest(rest);
}
