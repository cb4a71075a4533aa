import { isTouched } from './pointer';

/** Milliseconds at first in which a finger finds its phone's processor free. */
const settling = 3000;

/** Milliseconds without a movement after which a phone is idle. */
const pause = 700;

const movements = ['scroll', 'touchstart', 'keydown'] as const;

/**
 * Runs something that keeps a phone's processor busy when its visitor reads: some seconds after the page came, and not
 * while it is moved. A pointer that hovers gives notice instead, and belongs to a faster machine: there it runs at once.
 */
export function whenPhoneIdle(run: () => void): void {
  if (!isTouched()) return run();
  const listening = new AbortController();
  const settled = performance.now() + settling;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        listening.abort();
        run();
      },
      Math.max(settled - performance.now(), pause),
    );
  };
  // At the window a listener to touches holds up no scrolling: browsers take it for passive.
  for (const movement of movements)
    addEventListener(movement, wait, { capture: true, signal: listening.signal });
  wait();
}
