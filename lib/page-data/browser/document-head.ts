import { stripBase } from '#lib/core/base-path';
import { findDefaultAlternate } from '#lib/i18n/x-default';
import type { PageContext } from '#lib/page-data/contract';

/** The elements in a page's head that search engines read, besides the title. */
const headSelector = 'meta[name=description],meta[name=robots],link[rel=canonical],link[hreflang]';

function addToHead(
  document: Document,
  tag: 'link' | 'meta',
  properties: Readonly<Record<string, string>>,
): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

const readMeta = (document: Document, condition: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[${condition}]`)?.content;

/** URLs by `hreflang`, as in the page's exported document. */
function listHreflangs({ alternates, translations = alternates }: PageContext): [string, string][] {
  const fallback = findDefaultAlternate(translations);
  return [
    ...Object.entries(translations),
    ...(fallback ? [['x-default', fallback] as [string, string]] : []),
  ];
}

/**
 * Updates the document's head after a navigation: title, description, language, robots, canonical,
 * alternates. Removes the previous page's elements, which would contradict the new ones.
 *
 * @param path path of the new page
 */
export function syncHead(document: Document, context: PageContext, path: string): void {
  // On a preview host, documents still contain the origin of the production site.
  const { origin } = new URL(readMeta(document, 'property="og:url"') ?? document.baseURI);
  document.title = context.title;
  document.documentElement.lang = context.lang;
  for (const element of document.querySelectorAll(headSelector)) element.remove();
  addToHead(document, 'meta', { name: 'description', content: context.description });
  if (!context.indexed) return addToHead(document, 'meta', { name: 'robots', content: 'noindex' });
  addToHead(document, 'link', { rel: 'canonical', href: origin + (context.canonical ?? path) });
  for (const [hreflang, address] of listHreflangs(context))
    addToHead(document, 'link', { rel: 'alternate', hreflang, href: origin + address });
}

/** Paths by language, from links with a `hreflang`. */
function readLinks(document: Document, selector: string): Readonly<Record<string, string>> {
  const links = document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(selector);
  return Object.fromEntries(Array.from(links, ({ hreflang, href }) => [hreflang, new URL(href).pathname]));
}

/** Reads the context of the document's own page, before a navigation changes it. */
export function readDocumentContext(document: Document): PageContext {
  const { title, location, documentElement } = document;
  const { lang } = documentElement;
  const { pathname } = location;
  const path = process.env.BASE_PATH ? stripBase(pathname) : pathname;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { asksForConsent, keepOffline, contact } = document.querySelector('main')?.dataset ?? {};
  return {
    lang,
    originalPath: path.startsWith(`/${lang}/`) ? path.slice(lang.length + 1) : path,
    title,
    ...(canonical && { canonical: new URL(canonical.href).pathname }),
    description: readMeta(document, 'name=description') ?? '',
    alternates: { ...readLinks(document, 'a[data-language-switch]:not([hidden])'), [lang]: pathname },
    translations: readLinks(document, 'link[hreflang]:not([hreflang=x-default])'),
    indexed: readMeta(document, 'name=robots') === undefined,
    asksForConsent: asksForConsent !== 'no',
    keepOffline: keepOffline !== 'no',
    ...(contact === 'help' && { contact }),
  };
}
