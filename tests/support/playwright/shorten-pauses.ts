/**
 * Runs before a document's scripts: timers of up to three seconds, such as retry delays, take a
 * tenth of their time. The order of timers stays.
 */
export function shortenPauses(): void {
  const { setTimeout: set } = window;
  const shortened = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]): number =>
    set(run, milliseconds <= 3000 ? milliseconds / 10 : milliseconds, ...rest);
  window.setTimeout = Object.assign(shortened, set);
}
