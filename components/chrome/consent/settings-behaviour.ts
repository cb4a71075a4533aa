/** Milliseconds between the click on "privacy settings" and its form: menus close meanwhile. docs/specification.md#s65. */
export const formDelay = 200;

const selector = '[data-consent-settings]';

const findLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** Whether the address is the one to which the page's own link to the settings leads. */
function isAtSettings(): boolean {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  return link?.pathname === location.pathname && link.hash === location.hash;
}

export type SettingsSeams = {
  /** Opens the form. @returns false where nothing can be opened */
  readonly open: () => Promise<boolean>;
  /** Takes the question away. */
  readonly hide: () => void;
};

/**
 * Opens the form of the privacy settings by its links, and at the address to which they lead: pages
 * without a runtime have a plain link to it.
 *
 * @returns a function to call whenever a page is shown
 */
export function addSettingsBehaviour({ open, hide }: SettingsSeams): () => void {
  document.addEventListener(
    'click',
    (event) => {
      const link = findLink(event.target);
      if (!link) return;
      event.preventDefault();
      hide();
      setTimeout(() => {
        // Where nothing can be opened, the link leads to where it leads without JavaScript.
        void open().then((isOpen) => isOpen || location.assign(link.href));
      }, formDelay);
    },
    { capture: true },
  );
  const openHere = (): void => void (isAtSettings() && open());
  addEventListener('hashchange', openHere);
  return openHere;
}
