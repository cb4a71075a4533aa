import { isComposing } from '#lib/core/composition';

/** Menus that are open, the outer one first. */
const openMenus = (document: Document): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('header details[name^="menu"][open]'),
];

/** Whether an element belongs to a menu. The navigation on phones stands beside its button, not in it. */
function isPart(menu: HTMLDetailsElement, target: Node): boolean {
  return (
    menu.contains(target) || (menu.name === 'menu-all' && menu.nextElementSibling?.contains(target) === true)
  );
}

function closeOthers(document: Document, target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  const menus = openMenus(document);
  // Where an outer menu holds the target, it holds the inner ones too: closing one would move the target away.
  if (menus[0]?.name === 'menu-all' && isPart(menus[0], target)) return;
  for (const menu of menus) if (!isPart(menu, target)) menu.open = false;
}

/** Closes every menu. Returns the outermost that was open. */
export function closeMenus(document: Document): HTMLDetailsElement | undefined {
  const menus = openMenus(document);
  for (const menu of menus) menu.open = false;
  return menus[0];
}

/** Left and right lead from menu to menu, down into the open one. */
function moveByArrow(event: KeyboardEvent, summary: Element): void {
  const menu = summary.parentElement;
  const step = { ArrowLeft: menu?.previousElementSibling, ArrowRight: menu?.nextElementSibling }[
    event.key
  ]?.querySelector('summary');
  const target =
    event.key === 'ArrowDown' ? menu?.querySelector<HTMLElement>('[open] > :not(summary) a') : step;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/**
 * What native `details` leave out of a menu: a click elsewhere, focus elsewhere and Escape close it,
 * Escape gives the focus back to the menu's button, and arrow keys lead from menu to menu. Without
 * script the menus open and close by their buttons.
 *
 * @param document listened to for its whole life, since the header may be replaced
 */
export function addMenuBehaviour(document: Document): void {
  document.addEventListener('click', ({ target }) => closeOthers(document, target));
  document.addEventListener('focusin', ({ target }) => closeOthers(document, target));
  document.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') closeMenus(document)?.querySelector('summary')?.focus();
    const summary =
      event.target instanceof Element && event.target.closest('header details[name="menu"] > summary');
    if (summary) moveByArrow(event, summary);
  });
}
