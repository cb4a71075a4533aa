/*
 * Runs inside every measured document, ahead of its own scripts. It is bundled by itself, so it
 * imports nothing.
 */

/** What the page tells once the heading that a click asked for has been painted. */
export type Paint = {
  /** Milliseconds from the time origin of the document that was clicked in to the click event. */
  readonly clicked: number;
  /** Milliseconds from the time origin of the document now shown to the end of the frame that painted it. */
  readonly painted: number;
  /** Animation frames from the click to that one, counted in; of a new document, from its first. */
  readonly frames: number;
  /** Whether the document is still the one that was clicked in. */
  readonly soft: boolean;
};

/** A debugger's binding: the page calls it once per click, and nothing polls the page meanwhile. */
type Report = (message: string) => void;

const key = 'bench-clicked';
let clicked: number | null = null;

function clean(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Runs something once the frame under way has been painted: a message waits until its rendering is done. */
function afterNextPaint(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(null);
}

/** Looks for a heading at the start of each frame: what stands there then is what the frame shows. */
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

/** A document that a measured click has led to: whatever heading it brings is the one asked for. */
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

// Only a document that is left needs the storage, so no soft navigation pays for it.
addEventListener('pagehide', () => {
  if (clicked !== null) sessionStorage.setItem(key, String(clicked));
});
