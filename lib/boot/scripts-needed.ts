import { readConnection, savesData } from '#lib/core/connection';
import { whenPageIdle } from './page-idle';
import { isTouched } from './pointer';

const intentEvents = ['mouseover', 'keydown', 'focusin', 'pointerdown'] as const;

/** Elements that need scripts to work fully. */
const interactive = 'button, input, select, textarea';

/** Elements whose hover or focus suggests that scripts will be needed. Links work without them. */
const anticipating = `a, summary, ${interactive}`;

/** Keys that open the search from anywhere. */
const searchKey = /^[/k]$/i;

function isIntent(event: Event, saves: boolean): boolean {
  const { type, target } = event;
  if (type === 'keydown' && (!saves || searchKey.test((event as KeyboardEvent).key))) return true;
  // Touch gives no early notice: hover, focus and click fire together, and on a link the page unloads.
  const selector = saves || type === 'pointerdown' || isTouched() ? interactive : anticipating;
  return target instanceof Element && target.closest(selector) !== null;
}

export type ScriptNeeds = {
  /** The visitor is about to use something that needs scripts or is faster with them. Called once. */
  readonly onIntent: () => void;
  /** The page is idle. Never called with data saver. */
  readonly onIdle: () => void;
};

/** Detects when the scripts of a page are needed. Every page can be read and used without them. */
export function whenScriptsNeeded({ onIntent, onIdle }: ScriptNeeds): void {
  const saves = savesData(readConnection());
  const listening = new AbortController();
  const listener = (event: Event): void => {
    if (!isIntent(event, saves)) return;
    listening.abort();
    onIntent();
  };
  for (const name of intentEvents)
    addEventListener(name, listener, { capture: true, signal: listening.signal });
  if (!saves) whenPageIdle(onIdle);
}
