/** The line that a heading passes when its section begins: a third down the window. Above it there is no end. */
const rootMargin = '1000000px 0px -66% 0px';

/** Marks the link to the section being read. Returns how to stop. */
function follow(list: Element): () => void {
  const links = new Map(
    [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const passed = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target.id);
      const current = [...links.keys()].findLast((id) => passed.has(id));
      for (const [id, link] of links) {
        if (id === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin },
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
  return () => observer.disconnect();
}

/**
 * Marks the current section in a page's table of contents while the visitor reads on. Pages come
 * and go in `main`, and each may bring a table of its own. Reads no layout.
 */
export function addContentsBehaviour(main: Element): void {
  let stop: (() => void) | undefined;
  const start = (): void => {
    stop?.();
    const list = main.querySelector('[data-contents]');
    stop = list ? follow(list) : undefined;
  };
  new MutationObserver(start).observe(main, { childList: true });
  start();
}
