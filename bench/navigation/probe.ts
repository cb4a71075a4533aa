/** Runs in every measured document before its own scripts. Bundled separately. */

/** Reported once the heading that a click leads to has been painted. */
export type Paint = {
  /** Click event, in milliseconds from the time origin of its document. */
  readonly clicked: number;
  /** End of the painted frame, in milliseconds from the time origin of the shown document. */
  readonly painted: number;
  /** Animation frames from the click to that one; in a new document, from its first. */
  readonly frames: number;
  /** Whether the document is the same as before the click. */
  readonly soft: boolean;
};

/** A debugger binding, called once per click, so that nothing polls the page. */
type Report = (message: string) => void;

const key = 'bench-clicked';
let clicked: number | null = null;

function clean(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Runs a callback after the current frame was painted: messages are handled after rendering. */
function afterNextPaint(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(null);
}

/** Looks for the heading at the start of each frame, which shows what is there then. */
function watch(isThere: (heading: string) => boolean, begun: number, soft: boolean, frames = 1): void {
  requestAnimationFrame(() => {
    if (!isThere(clean(document.querySelector('main h1')?.textContent)))
      return watch(isThere, begun, soft, frames + 1);
    afterNextPaint(() => {
      const paint: Paint = { clicked: begun, painted: performance.now(), frames, soft };
      (window as unknown as { benchPainted: Report }).benchPainted(JSON.stringify(paint));
    });
  });
}

/** In a document loaded by a measured click, any heading is the expected one. */
const earlier = sessionStorage.getItem(key);
if (earlier !== null) {
  sessionStorage.removeItem(key);
  watch((heading) => heading !== '', Number(earlier), false);
}

addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    clicked = performance.now();
    const wanted = clean(link.textContent);
    watch((heading) => heading === wanted, clicked, true);
  },
  { capture: true },
);

// Only needed by full page loads, so that soft navigations do not pay for it.
addEventListener('pagehide', () => {
  if (clicked !== null) sessionStorage.setItem(key, String(clicked));
});
