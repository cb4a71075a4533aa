/** Minimum scroll distance in pixels for a change of direction; less is jitter. */
const threshold = 6;

/**
 * Sets `data-header` on the root element to `away` while scrolling down, so that the style sheet can hide the
 * header. Jumps, such as to a fragment or a restored position, show the header.
 */
export function addHeaderBehaviour(window: Window): void {
  const { documentElement: root } = window.document;
  let last: number | undefined;
  const readStart = (): number => (last ??= window.scrollY);
  // Deferred, because reading it would force a layout of the document loaded so far.
  window.requestAnimationFrame(readStart);
  window.addEventListener(
    'scroll',
    () => {
      const moved = window.scrollY - readStart();
      if (Math.abs(moved) < threshold) return;
      last = window.scrollY;
      const away = moved > 0 && moved < window.innerHeight && last > window.innerHeight / 4;
      if (away !== (root.dataset['header'] === 'away')) root.dataset['header'] = away ? 'away' : 'here';
    },
    { passive: true },
  );
}
