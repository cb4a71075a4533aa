import { findCurrentLink } from '#lib/core/current-link';
import type { PageContext } from '../contract';

function setAttribute(document: Document, selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}

function syncAlternates(document: Document, context: PageContext, origin: string): void {
  const alternates = context.translations ?? context.alternates;
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) {
    const path = alternates[link.getAttribute('hreflang') ?? ''] ?? alternates['en'];
    if (path) link.setAttribute('href', origin + path);
  }
}

/** The header is plain markup: its links that depend on the page are set here. */
function syncChrome(document: Document, { alternates }: PageContext, path: string): void {
  for (const link of document.querySelectorAll('a[data-language-switch]')) {
    const language = link.getAttribute('hreflang') ?? '';
    link.setAttribute('href', alternates[language] ?? `/${language}/`);
  }
  for (const menu of document.querySelectorAll('header details[open]')) menu.removeAttribute('open');
  for (const link of document.querySelectorAll('header a[aria-current]'))
    link.removeAttribute('aria-current');
  const links = document.querySelectorAll('header nav a:not([data-language-switch])');
  const current = findCurrentLink(
    Array.from(links, (link) => link.getAttribute('href') ?? ''),
    path,
  );
  for (const link of links) {
    if (current && link.getAttribute('href') === current.path)
      link.setAttribute('aria-current', current.value);
  }
}

/**
 * Makes the document's head and header follow a soft navigation. What Next put into the head stays
 * mounted, so the existing elements change; second ones would contradict them.
 *
 * @param path address of the page now shown
 */
export function syncDocument(document: Document, context: PageContext, path: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const origin = canonical ? new URL(canonical.href).origin : document.location.origin;
  document.title = context.title;
  document.documentElement.lang = context.lang;
  setAttribute(document, 'meta[name="description"]', 'content', context.description);
  canonical?.setAttribute('href', origin + (context.canonical ?? path));
  syncAlternates(document, context, origin);
  syncChrome(document, context, path);
}

/** The document's own address, and where its language switch leads. */
function readAlternates(document: Document): PageContext['alternates'] {
  const links = [...document.querySelectorAll('a[data-language-switch]')].map(
    (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
  );
  return { ...Object.fromEntries(links), [document.documentElement.lang]: document.location.pathname };
}

/** Addresses of the document's text by language, as search engines read them. */
function readTranslations(document: Document): Readonly<Record<string, string>> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].filter(
    ({ hreflang }) => hreflang !== 'x-default',
  );
  return Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
}

/** Reads what the document says of its own page, for the way back to it. */
export function readDocumentContext(document: Document): PageContext {
  const alternates = readAlternates(document);
  return {
    lang: document.documentElement.lang,
    originalPath: document.location.pathname,
    title: document.title,
    canonical: new URL(
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? document.location.href,
    ).pathname,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    alternates,
    translations: readTranslations(document),
  };
}
