/** Pixels of movement that count as a turn; less is the tremble of a finger. */
const turn = 6;

/**
 * Says on the root element which way the page was last scrolled: `data-header` is `away` while the
 * reader goes down. The style sheet decides whether the header then leaves. A jump, such as to a
 * section or back to a position, is no scrolling: the header shows.
 */
export function addHeaderBehaviour(window: Window): void {
  const { documentElement: root } = window.document;
  let last: number | undefined;
  const readStart = (): number => (last ??= window.scrollY);
  // Not at once: to read it has the browser lay out what has come of the page.
  window.requestAnimationFrame(readStart);
  window.addEventListener(
    'scroll',
    () => {
      const moved = window.scrollY - readStart();
      if (Math.abs(moved) < turn) return;
      last = window.scrollY;
      const away = moved > 0 && moved < window.innerHeight && last > window.innerHeight / 4;
      if (away !== (root.dataset['header'] === 'away')) root.dataset['header'] = away ? 'away' : 'here';
    },
    { passive: true },
  );
}
