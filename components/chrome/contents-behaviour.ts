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
  const ids = [...links.keys()];
  const passed = new Set<string>();
  let isAtEnd = false;
  const mark = (): void => {
    const current = isAtEnd ? ids.at(-1) : (ids.findLast((id) => passed.has(id)) ?? ids[0]);
    for (const [id, link] of links) {
      if (id === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target.id);
      mark();
    },
    { rootMargin },
  );
  // At the page's end the last section is read, though in a tall window it never comes so far up.
  const end = new IntersectionObserver((entries) => {
    isAtEnd = entries.at(-1)?.isIntersecting ?? false;
    mark();
  });
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
  const foot = document.querySelector('footer [data-consent-settings]');
  if (foot) end.observe(foot);
  return () => {
    observer.disconnect();
    end.disconnect();
  };
}

/** Marks the current section in a page's table of contents while the visitor reads on. Reads no layout. */
export function addContentsBehaviour(onPage: OnPage): void {
  onPage((root) => {
    const list = root.querySelector('[data-contents]');
    return list ? observeSections(list) : undefined;
  });
}
