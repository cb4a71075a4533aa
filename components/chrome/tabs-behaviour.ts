const asleep = '[role="tablist"][hidden]';
const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const tabOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
const tabsBeside = (tab: Element): HTMLElement[] => [
  ...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

function select(chosen: HTMLElement): void {
  for (const tab of tabsBeside(chosen)) {
    const panel = tab.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');
    tab.setAttribute('aria-selected', String(tab === chosen));
    tab.tabIndex = tab === chosen ? 0 : -1;
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    // Searching in the page finds hidden text too, and asks for it.
    if (tab === chosen) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

/** The tab whose panel holds an element; null where it is in none. */
function tabAround(element: Element | null): HTMLElement | null {
  const panel = element?.closest('[id][role="tabpanel"]');
  return panel ? panel.ownerDocument.querySelector(`[role="tab"][aria-controls="${panel.id}"]`) : null;
}

/** Shows the panel that the address names, or that holds what it names. */
function showNamed(document: Document): void {
  const tab = tabAround(document.getElementById(document.location.hash.slice(1)));
  if (tab) select(tab);
}

function wake(document: Document): void {
  const lists = document.querySelectorAll<HTMLElement>(asleep);
  for (const list of lists) {
    list.hidden = false;
    const first = list.querySelector<HTMLElement>('[role="tab"]');
    if (first) select(first);
  }
  if (lists.length > 0) showNamed(document);
}

/**
 * Makes tabs of what `Tabs` prints as headings and texts: now, and whenever a page or a part of it
 * is put in. Its state is in the document alone.
 *
 * @param document listened to for its whole life
 */
export function addTabsBehaviour(document: Document): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event.target);
    if (tab) select(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target);
    const tabs = tab ? tabsBeside(tab) : [];
    const next = tab && tabs[keys[event.key]?.(tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
  document.addEventListener('beforematch', (event) => {
    const tab = event.target instanceof Element ? tabAround(event.target) : null;
    if (tab) select(tab);
  });
  window.addEventListener('hashchange', () => showNamed(document));
  new MutationObserver(() => wake(document)).observe(document.body, { childList: true, subtree: true });
  // Not before what is being hydrated has become React's.
  requestAnimationFrame(() => wake(document));
}
