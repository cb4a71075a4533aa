import { linkSelector } from './read-link';

/** Runs page changes as view transitions that morph the clicked link into its counterpart. */
export type PageTransition = {
  /** Remembers the clicked element until the next page change. Without a target, forgets it. */
  readonly clicked: (target?: EventTarget | null) => void;
  /** Changes the page, without a transition if there is nothing to morph. */
  readonly run: (change: () => void) => void;
  /** Call when the new page is rendered: names the counterparts of the clicked link's parts. */
  readonly arrived: () => void;
};

/** Parts that exist on both pages. A class gives each its `view-transition-name`. */
const sharedParts = ['title', 'cover'] as const;

type SharedPart = (typeof sharedParts)[number];

const toClass = (part: SharedPart): string => `shared-${part}`;

/** Links that are a title: in headings, on labels, stations of a line. Links in sentences do not morph. */
const nameSelector = ':is(h2, h3, h4, .dotted-links, .badge, [data-node])';

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** The cover of a link's target on this page: next to the link, or else the first in view. */
function findCover(link: Element | null): Element | undefined {
  const covers = [...document.querySelectorAll('main [data-cover]')].filter(
    (cover) => cover.getAttribute('data-cover') === link?.getAttribute('href') && isInView(cover),
  );
  const entry = link?.closest('li');
  return covers.find((cover) => entry?.contains(cover)) ?? covers[0];
}

function findParts(link: Element | null): ReadonlyMap<SharedPart, Element> {
  const parts: readonly (readonly [SharedPart, Element | null | undefined])[] = [
    ['title', link?.closest(nameSelector) ? link : null],
    ['cover', findCover(link)],
  ];
  return new Map(
    parts.flatMap(([part, element]) => (element && isInView(element) ? [[part, element] as const] : [])),
  );
}

const isAllowed = (document: Document): boolean =>
  'startViewTransition' in document &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Creates the page transition; without browser support or with reduced motion, pages change at once. A name
 * is on one element at a time: on the clicked link until the change, then on its counterpart. A transition
 * that a further navigation skips rejects, which is not an error.
 *
 * @see https://drafts.csswg.org/css-view-transitions/
 */
export function createPageTransition(document: Document): PageTransition {
  let parts: ReadonlyMap<SharedPart, Element> = new Map();
  let carried: readonly SharedPart[] = [];
  let newest = 0;
  const clear = (): void => {
    for (const part of sharedParts)
      for (const element of document.querySelectorAll(`.${toClass(part)}`))
        element.classList.remove(toClass(part));
  };
  const start = (change: () => void): void => {
    const number = ++newest;
    const leaving = parts;
    clear();
    for (const [part, element] of leaving) element.classList.add(toClass(part));
    const { ready, finished } = document.startViewTransition(() => {
      clear();
      carried = [...leaving.keys()];
      change();
    });
    ready.catch(() => undefined);
    void finished.catch(() => undefined).then(() => number === newest && clear());
  };
  return {
    clicked: (target) => {
      parts = findParts(target instanceof Element ? target.closest(linkSelector) : null);
    },
    run: (change) => {
      // The snapshots of both pages cost a tenth of a second on a slow phone: too much for a mere cross-fade.
      if (parts.size > 0 && isAllowed(document)) start(change);
      else change();
      parts = new Map();
    },
    arrived: () => {
      const counterparts = { title: 'main h1', cover: 'main header [data-cover=""]' };
      for (const part of carried) document.querySelector(counterparts[part])?.classList.add(toClass(part));
      carried = [];
    },
  };
}
