/**
 * What native `details` leave out of a menu: a click elsewhere and Escape close it, and Escape gives
 * the focus back to the menu's button. Without script the menus open and close by their buttons.
 *
 * @param document listened to for its whole life, since the header may be replaced
 */
export function addMenuBehaviour(document: Document): void {
  const openMenu = (): HTMLDetailsElement | null => document.querySelector('header details[open]');
  document.addEventListener('click', (event) => {
    const menu = openMenu();
    if (menu && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
