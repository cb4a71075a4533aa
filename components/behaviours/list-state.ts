/** Number of items shown; null while the list is not filtered. */
export type ListPart = { readonly shown: number } | null;

/** Writes the number of shown items to the status; the reset button shows only while the list is filtered. */
export function showListState(page: ParentNode, part: ListPart): void {
  const state = page.querySelector('[data-list-state]');
  const status = state?.querySelector<HTMLElement>('[role="status"]');
  const reset = state?.querySelector('button');
  const { all = '', filtered = '', nothing = '' } = status?.dataset ?? {};
  const ofPart = part && part.shown === 0 ? nothing : filtered.replace('#', String(part?.shown));
  const text = part ? ofPart : all;
  // Screen readers would announce an unchanged text again.
  if (status && status.textContent !== text) status.textContent = text;
  if (reset) reset.hidden = part === null;
}

/** Runs a reset on click. The button disappears with it, so the focus moves to the given control. */
export function onReset(
  page: ParentNode,
  run: () => void,
  { signal, focus }: { readonly signal: AbortSignal; readonly focus: HTMLElement | null },
): void {
  page.querySelector('[data-list-state] button')?.addEventListener(
    'click',
    () => {
      run();
      focus?.focus();
    },
    { signal },
  );
}

/** Hides groups without visible items. */
export function showGroups(page: ParentNode, items: string): void {
  for (const group of page.querySelectorAll<HTMLElement>('[data-filter-group]'))
    group.hidden = [...group.querySelectorAll<HTMLElement>(items)].every(({ hidden }) => hidden);
}

/** Resets the filter before a link to a hidden group of the list is followed. */
export function revealTargets(page: HTMLElement, showAll: () => void, signal: AbortSignal): void {
  const listen = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1);
    const part = id ? page.ownerDocument.getElementById(id) : null;
    if (part?.closest('[data-filter-group][hidden]')) showAll();
  };
  page.addEventListener('click', listen, { signal });
}
