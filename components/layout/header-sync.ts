import { findCurrentLink } from '#lib/core/current-link';
import type { PageContext } from '#lib/page-data/contract';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { closeMenus } from './menu-behaviour';

/** Marks the current page in the menu, or its closest ancestor, like the exported header. */
function markCurrent(document: Document, path: string): void {
  const links = [...document.querySelectorAll('header nav a:not([data-language-switch])')];
  const current = findCurrentLink(
    links.map((link) => link.getAttribute('href') ?? ''),
    path,
  );
  for (const link of links) {
    if (current && link.getAttribute('href') === current.path)
      link.setAttribute('aria-current', current.value);
    else link.removeAttribute('aria-current');
  }
}

/** Updates the language switches: to the page's alternate or closest ancestor; languages without either are hidden. */
function syncLanguageSwitch(document: Document, { alternates, parents }: PageContext): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]')) {
    const { languageSwitch: language = '' } = link.dataset;
    const path = alternates[language] ?? parents?.[language];
    link.hidden = path === undefined;
    for (const [name, value] of [
      ['href', path],
      // Not allowed on an element without `href`.
      ['hreflang', path && language],
    ] as const) {
      if (value === undefined) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  }
}

/** Shows the contact link for the page's readers; languages with customer information have only one. */
function showContact(document: Document, { contact }: PageContext): void {
  const links = [...document.querySelectorAll<HTMLElement>('header a[data-contact]')];
  if (links.length < 2) return;
  const role = contact === 'help' ? 'block' : 'sales';
  for (const link of links) link.hidden = link.dataset['contact'] !== role;
}

/** Updates header and footer, which are plain markup, after each navigation. */
export function addHeaderSync(document: Document, { current, subscribe }: PageSubscription): void {
  subscribe(() => {
    const context = current();
    closeMenus(document);
    markCurrent(document, `${process.env.BASE_PATH ?? ''}/${context.lang}${context.originalPath}`);
    syncLanguageSwitch(document, context);
    showContact(document, context);
  });
}
