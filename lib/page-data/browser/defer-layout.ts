/**
 * Attribute of a part whose layout is deferred, as is that of all later siblings: "measured" reserves its
 * size without content, "later" reserves none (components/styles/navigation.css).
 */
const waiting = 'data-layout';

/** The first section of the page, skipping wrapper elements of the template. */
function findFirstPart(main: Element): Element | null {
  let part = main.firstElementChild;
  while (part && !part.nextElementSibling) part = part.firstElementChild;
  return part;
}

function moveOn(part: Element, how: 'measured' | 'later'): Element | null {
  part.removeAttribute(waiting);
  part.nextElementSibling?.setAttribute(waiting, how);
  return part.nextElementSibling;
}

/** Lays out one part per frame, so that input events are handled in between. */
function showRest(part: Element | null): void {
  if (part)
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (part.isConnected && part.hasAttribute(waiting)) showRest(moveOn(part, 'later'));
      }),
    );
}

/** Tab would skip parts without a layout, so the first key lays out all of them. */
const showAll = (): void => document.querySelector(`[${waiting}]`)?.removeAttribute(waiting);

/**
 * Lays out only the visible part of a new page before the first paint, and the rest afterwards: on a slow
 * phone, the layout of a whole page takes a third of a second. Only for pages shown from the top, because
 * other positions depend on everything above.
 */
export function deferLayout(window: Window): void {
  const main = window.document.querySelector('main');
  // Hidden tabs get no animation frames.
  if (!main || window.document.hidden) return;
  let part = findFirstPart(main)?.nextElementSibling ?? null;
  part?.setAttribute(waiting, 'measured');
  // Ten per cent more than the window, because drawings overflow their part.
  const isInView = (element: Element): boolean =>
    element.getBoundingClientRect().top + window.scrollY < window.innerHeight * 1.1;
  while (part && isInView(part)) part = moveOn(part, 'measured');
  // Chromium logs a console message if code measures an element with `content-visibility` that is not laid out.
  part?.setAttribute(waiting, 'later');
  showRest(part);
  if (part) document.addEventListener('keydown', showAll, { capture: true, once: true });
}
