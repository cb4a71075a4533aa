import { findCurrentLink } from '#lib/core/current-link';
import type { PageContext } from '#lib/page-data/contract';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { closeMenus } from './menu-behaviour';

/** Marks the page in the menu, or the closest one above it, as the exported header does. */
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

/** Leads every language switch to the page in its language or the page above it there; a language that has neither is not offered. */
function syncLanguageSwitch(document: Document, { alternates, parents }: PageContext): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]')) {
    const { languageSwitch: language = '' } = link.dataset;
    const path = alternates[language] ?? parents?.[language];
    link.hidden = path === undefined;
    for (const [name, value] of [
      ['href', path],
      // Not allowed on an element without an address.
      ['hreflang', path && language],
    ] as const) {
      if (value === undefined) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  }
}

/** Makes header and footer, which are plain markup, follow each page shown. */
export function addHeaderSync(document: Document, { current, subscribe }: PageSubscription): void {
  subscribe(() => {
    const context = current();
    closeMenus(document);
    markCurrent(document, `${process.env.BASE_PATH ?? ''}/${context.lang}${context.originalPath}`);
    syncLanguageSwitch(document, context);
  });
}
