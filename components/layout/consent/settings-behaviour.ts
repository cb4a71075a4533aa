/**
 * Delay in milliseconds between the click on "privacy settings" and the form, while menus close.
 * docs/specification.md#s65.
 */
export const formDelay = 200;

const selector = '[data-consent-settings]';

const findLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** Whether the current URL is the target of the page's own settings link. */
function isAtSettings(): boolean {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  return link?.pathname === location.pathname && link.hash === location.hash;
}

export type SettingsDependencies = {
  /** Opens the form. @returns false if it cannot be opened */
  readonly open: () => Promise<boolean>;
  readonly hide: () => void;
};

/**
 * Opens the privacy settings on clicks on their links, and at the links' target URL, because pages without a
 * runtime link to it.
 *
 * @returns a function to call after each navigation
 */
export function addSettingsBehaviour({ open, hide }: SettingsDependencies): () => void {
  document.addEventListener(
    'click',
    (event) => {
      const link = findLink(event.target);
      if (!link) return;
      event.preventDefault();
      hide();
      setTimeout(() => {
        // If the form cannot be opened, follows the link as without JavaScript.
        void open().then((isOpen) => isOpen || location.assign(link.href));
      }, formDelay);
    },
    { capture: true },
  );
  const openHere = (): void => void (isAtSettings() && open());
  addEventListener('hashchange', openHere);
  return openHere;
}
