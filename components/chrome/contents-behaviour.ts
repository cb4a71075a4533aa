import type { OnPage } from '#lib/page-data/browser/page-events';

/** The line that a heading passes when its section begins: a third down the window. Above it there is no end, and before the first one the first is next. */
const rootMargin = '1000000px 0px -66% 0px';

/** Marks the link to the section being read. Returns the function that ends it. */
function observeSections(list: Element): () => void {
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
      const ids = [...links.keys()];
      const current = ids.findLast((id) => passed.has(id)) ?? ids[0];
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

/** Marks the current section in a page's table of contents while the visitor reads on. Reads no layout. */
export function addContentsBehaviour(onPage: OnPage): void {
  onPage((root) => {
    const list = root.querySelector('[data-contents]');
    return list ? observeSections(list) : undefined;
  });
}
