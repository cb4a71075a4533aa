import { isTouched } from './pointer';

/** Milliseconds after page start during which a phone's processor is kept free. */
const settling = 3000;

/** Milliseconds without input after which a phone counts as idle. */
const pause = 700;

const inputs = ['scroll', 'touchstart', 'keydown'] as const;

/**
 * Runs an expensive callback when a phone's visitor is reading: some seconds after the page loaded and not
 * during input. On devices with hover, which are faster, it runs at once.
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
  // Window-level touch listeners do not delay scrolling: browsers make them passive.
  for (const input of inputs) addEventListener(input, wait, { capture: true, signal: listening.signal });
  wait();
}
