/**
 * Stands on a part of the page that waits, and whose later siblings wait with it: "measured" has a place but
 * nothing in it, "later" has none (components/styles/navigation.css).
 */
const waiting = 'data-waiting';

/** The first of the page's parts: what a template puts around them is skipped. */
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

/** Lets one part after another be laid out, each in a frame of its own, so that an input comes in between. */
function showRest(part: Element | null): void {
  if (part)
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (part.isConnected) showRest(moveOn(part, 'later'));
      }),
    );
}

/**
 * Lays out only what a visitor sees of a page that has just been put into the document, and the rest once that is
 * painted: on a slow phone the layout of all is a third of a second before anything is seen. For pages shown from their
 * top; elsewhere the place depends on all that stands above it.
 */
export function layOutTopFirst(window: Window): void {
  const main = window.document.querySelector('main');
  // In a tab that nobody sees no frame would come.
  if (!main || window.document.hidden) return;
  let part = findFirstPart(main)?.nextElementSibling ?? null;
  part?.setAttribute(waiting, 'measured');
  // A tenth more than the window, since drawings reach above their part.
  const isInView = (element: Element): boolean =>
    element.getBoundingClientRect().top + window.scrollY < window.innerHeight * 1.1;
  while (part && isInView(part)) part = moveOn(part, 'measured');
  // Chromium writes into the console when other code measures what has a place but is not laid out.
  part?.setAttribute(waiting, 'later');
  showRest(part);
}
