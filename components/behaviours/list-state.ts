/** How much of a list is shown; null as long as nothing has been asked of it. */
export type ListPart = { readonly shown: number } | null;

/** Says how much of a list is shown; the way back is there only where it leads somewhere. */
export function showListState(page: ParentNode, part: ListPart): void {
  const state = page.querySelector('[data-list-state]');
  const status = state?.querySelector<HTMLElement>('[role="status"]');
  const reset = state?.querySelector('button');
  const { all = '', sentence = '', nothing = '' } = status?.dataset ?? {};
  const ofPart = part && part.shown === 0 ? nothing : sentence.replace('#', String(part?.shown));
  const text = part ? ofPart : all;
  // What is already there is not said once more.
  if (status && status.textContent !== text) status.textContent = text;
  if (reset) reset.hidden = part === null;
}

/** Runs something when the whole list is asked for. The button is gone then: the focus goes where the list is asked. */
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

/** A group is there as long as one of its items is. */
export function showGroups(page: ParentNode, items: string): void {
  for (const group of page.querySelectorAll<HTMLElement>('[data-filter-group]'))
    group.hidden = [...group.querySelectorAll<HTMLElement>(items)].every(({ hidden }) => hidden);
}

/**
 * Shows the whole list before a link to a part of it is followed that stands there hidden.
 *
 * @param showAll asks nothing of the list any more
 */
export function revealTargets(page: HTMLElement, showAll: () => void, signal: AbortSignal): void {
  const listen = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1);
    const part = id ? page.ownerDocument.getElementById(id) : null;
    if (part?.closest('[data-filter-group][hidden]')) showAll();
  };
  page.addEventListener('click', listen, { signal });
}
