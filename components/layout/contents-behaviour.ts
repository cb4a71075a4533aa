import type { OnPage } from '#lib/page-data/browser/page-events';

/**
 * A section begins when its heading passes a third of the window's height. The top margin keeps all headings
 * above that line intersecting.
 */
const rootMargin = '1000000px 0px -66% 0px';

/** Marks the link of the current section. Returns a function that stops. */
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
  // At the page's end the last section is current, though in a tall window its heading never reaches the line.
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

/** Marks the current section in the table of contents while scrolling. Reads no layout. */
export function addContentsBehaviour(onPage: OnPage): void {
  onPage((root) => {
    const list = root.querySelector('[data-contents]');
    return list ? observeSections(list) : undefined;
  });
}
