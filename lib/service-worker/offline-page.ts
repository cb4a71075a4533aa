import { stripBase } from '#lib/core/base-path';
import { trimTitle } from '#lib/core/document-title';
import { escapeHtml, unescapeHtml } from '#lib/core/html';
import { languageOfPath, type Language } from '#lib/i18n/languages';
import { defaultLocale } from '#lib/i18n/locales';
import { forbidsCopies } from './keepable';

/** A page that can be read without a connection. */
export type SavedPage = { readonly path: string; readonly title: string };

/** The offline page of a language. */
export function offlinePath(language: Language): string {
  return `/${language}/offline/`;
}

/** Address under which the build has an offline page stored: apart from the page's own, which stays a page like others. */
export function storedOfflinePath(language: Language): string {
  return `${offlinePath(language)}?stored`;
}

/** Reads a page's name from its document. */
export function readDocument(path: string, html: string): SavedPage | undefined {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  return title !== undefined && !forbidsCopies(html)
    ? { path, title: trimTitle(unescapeHtml(title)) }
    : undefined;
}

/** Reads address and name of a page from its page data; other files of the contract are no pages. */
export function readPageData(json: string): SavedPage | undefined {
  try {
    const { path, result } = JSON.parse(json) as {
      path?: unknown;
      result?: { pageContext?: { title?: unknown; keepOffline?: unknown } };
    };
    const { title, keepOffline } = result?.pageContext ?? {};
    return typeof path === 'string' && typeof title === 'string' && keepOffline !== false
      ? { path, title: trimTitle(title) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Each page once, those of a language first, each group by name. The entry page only leads on, so it is left out. */
export function sortPages(pages: readonly (SavedPage | undefined)[], language: Language): SavedPage[] {
  const byPath = new Map(
    pages.flatMap((page) =>
      page && languageOfPath(stripBase(page.path)) ? [[page.path, page] as const] : [],
    ),
  );
  const isForeign = ({ path }: SavedPage): number => Number(languageOfPath(stripBase(path)) !== language);
  return [...byPath.values()].sort(
    (a, b) => isForeign(a) - isForeign(b) || a.title.localeCompare(b.title, language),
  );
}

function formatItem({ path, title }: SavedPage, language: Language): string {
  const own = languageOfPath(stripBase(path)) ?? defaultLocale;
  const marks = own === language ? '' : ` lang="${own}" hreflang="${own}"`;
  return `<li><a href="${escapeHtml(path)}"${marks}>${escapeHtml(title)}</a></li>`;
}

/**
 * Turns the offline page, as it is exported, into the answer to a navigation that failed: what it
 * says with a connection is hidden, what it says without one is shown, the list is filled.
 */
export function fillOfflinePage(html: string, pages: readonly SavedPage[], language: Language): string {
  const items = pages.map((page) => formatItem(page, language)).join('');
  const filled = html
    .replace(/(<[a-z]+\b[^>]*\bdata-offline="no")/, '$1 hidden=""')
    .replace(/(<[a-z]+\b[^>]*\bdata-offline="yes"[^>]*?) hidden=""/, '$1')
    .replace(/(<ul\b[^>]*\bdata-offline-list\b[^>]*>)/, (list) => list + items);
  return items === ''
    ? filled
    : filled.replace(/(<[a-z]+\b[^>]*\bdata-offline="list"[^>]*?) hidden=""/, '$1');
}
