import { stripBase } from '#lib/core/base-path';
import { trimTitle } from '#lib/core/document-title';
import { escapeHtml, unescapeHtml } from '#lib/core/html';
import { languageOfPath, type Language } from '#lib/i18n/languages';
import { defaultLocale } from '#lib/i18n/locales';
import { forbidsCopies } from './keepable';

/** A page that is available offline. */
export type SavedPage = { readonly path: string; readonly title: string };

/** Path of a language's offline page. */
export function offlinePath(language: Language): string {
  return `/${language}/offline/`;
}

/** Cache key of the precached offline page, distinct from that of the page itself. */
export function storedOfflinePath(language: Language): string {
  return `${offlinePath(language)}?stored`;
}

/** Reads path and title of a page from its document. */
export function readDocument(path: string, html: string): SavedPage | undefined {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  return title !== undefined && !forbidsCopies(html)
    ? { path, title: trimTitle(unescapeHtml(title)) }
    : undefined;
}

/** Reads path and title of a page from its page data; other files of the contract are not pages. */
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

/**
 * Pages without duplicates, those of the given language first, then by title. Excludes the entry page, which
 * only redirects.
 */
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
  const pageLanguage = languageOfPath(stripBase(path)) ?? defaultLocale;
  const marks = pageLanguage === language ? '' : ` lang="${pageLanguage}" hreflang="${pageLanguage}"`;
  return `<li><a href="${escapeHtml(path)}"${marks}>${escapeHtml(title)}</a></li>`;
}

/**
 * Converts the exported offline page into the response to a failed navigation: toggles its online and offline
 * texts and fills the list.
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
