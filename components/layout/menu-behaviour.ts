import { isComposing } from '#lib/core/composition';

/** Open menus, outermost first. */
const openMenus = (document: Document): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('header details[name^="menu"][open]'),
];

/** Whether an element belongs to a menu. On phones the navigation is a sibling of its button, not a child. */
function isPart(menu: HTMLDetailsElement, target: Node): boolean {
  return (
    menu.contains(target) || (menu.name === 'menu-all' && menu.nextElementSibling?.contains(target) === true)
  );
}

function closeOthers(document: Document, target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  const menus = openMenus(document);
  // If an outer menu contains the target, it contains the inner ones too: closing one would move the target.
  if (menus[0]?.name === 'menu-all' && isPart(menus[0], target)) return;
  for (const menu of menus) if (!isPart(menu, target)) menu.open = false;
}

/** Closes all menus. Returns the outermost one that was open. */
export function closeMenus(document: Document): HTMLDetailsElement | undefined {
  const menus = openMenus(document);
  for (const menu of menus) menu.open = false;
  return menus[0];
}

/** Left and right move between menus, down into the open one. */
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
 * Adds to native `details`: click or focus outside and Escape close a menu, Escape returns the focus to its
 * button, and arrow keys move between menus.
 *
 * @param document listened to for its whole lifetime, because the header may be replaced
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
