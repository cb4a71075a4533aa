import { linkSelector } from './read-link';

/** Runs changes of pages as view transitions, in which what was clicked becomes what it led to. */
export type PageTransition = {
  /** Remembers where a click was, until the next change. Without a target it forgets. */
  readonly clicked: (target?: EventTarget | null) => void;
  /** Changes the page: at once, where nothing is carried over from the click. */
  readonly run: (change: () => void) => void;
  /** The new page stands in the document: names what the clicked link turns into. */
  readonly arrived: () => void;
};

/** What both pages have: the name of the target, and its cover. Each has a class that gives it its name. */
const sharedParts = ['title', 'cover'] as const;

type SharedPart = (typeof sharedParts)[number];

const toClass = (part: SharedPart): string => `shared-${part}`;

/** Links that are a name: those in headings, on plates, and stations of a line. Words in a sentence stay where they are. */
const nameSelector = ':is(h2, h3, h4, .stops, .plate, [data-plate])';

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** The cover of the page that a link leads to, where this page draws it: beside the link, else the first in view. */
function findCover(link: Element | null): Element | undefined {
  const covers = [...document.querySelectorAll('main [data-cover]')].filter(
    (cover) => cover.getAttribute('data-cover') === link?.getAttribute('href') && isInView(cover),
  );
  const entry = link?.closest('li');
  return covers.find((cover) => entry?.contains(cover)) ?? covers[0];
}

/** What a page shows of the target of one of its links. */
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
 * Makes the transition between pages, for browsers that have one and visitors who want motion; for
 * others the page changes at once. A name stands on one element at a time: on the clicked link until
 * the page changes, then on its counterpart. The promises of a transition that a further navigation
 * skips reject, which is no error.
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
      // Its pictures of both pages cost a slow phone a tenth of a second, which a mere fade is not worth.
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
