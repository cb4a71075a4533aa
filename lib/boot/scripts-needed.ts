import { readConnection, savesData } from '#lib/core/connection';
import { whenPageIdle } from './page-idle';
import { isTouched } from './pointer';

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
  // A finger gives no notice: the browser lets it point, focus and click at once, and on a link it leaves the page.
  const selector = saves || type === 'pointerdown' || isTouched() ? answering : announcing;
  return target instanceof Element && target.closest(selector) !== null;
}

export type ScriptNeeds = {
  /** Somebody is about to use what only scripts can do, or do faster. Called once. */
  readonly onIntent: () => void;
  /** The page is idle. Never called where data is saved. */
  readonly onIdle: () => void;
};

/** Tells when the scripts of a page are wanted. Every page can be read and used without them. */
export function whenScriptsNeeded({ onIntent, onIdle }: ScriptNeeds): void {
  const saves = savesData(readConnection());
  const listening = new AbortController();
  const listener = (event: Event): void => {
    if (!isSign(event, saves)) return;
    listening.abort();
    onIntent();
  };
  for (const sign of signs) addEventListener(sign, listener, { capture: true, signal: listening.signal });
  if (!saves) whenPageIdle(onIdle);
}
