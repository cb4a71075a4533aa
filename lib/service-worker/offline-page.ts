import { defaultLocale, localeOfPath, type Locale } from '#lib/i18n/locales';
import { isReadable } from './request-kind';

/** A page that can be read without a connection. */
export type SavedPage = { readonly path: string; readonly title: string };

/** The offline page of a language. */
export function offlinePath(locale: Locale): string {
  return `/${locale}/offline/`;
}

/** Address under which the build has an offline page stored: apart from the page's own, which stays a page like others. */
export function storedOfflinePath(locale: Locale): string {
  return `${offlinePath(locale)}?stored`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => characters[name] ?? '');

/** The page's own name: its title without the site's. */
function shorten(title: string): string {
  return title.includes('|') ? title.slice(0, title.lastIndexOf('|')).trim() : title;
}

/** Reads a page's name from its document. */
export function readDocument(path: string, html: string): SavedPage | undefined {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  return title !== undefined && isReadable(path) ? { path, title: shorten(unescapeHtml(title)) } : undefined;
}

/** Reads address and name of a page from its page data; other files of the contract are no pages. */
export function readPageData(json: string): SavedPage | undefined {
  try {
    const { path, result } = JSON.parse(json) as {
      path?: unknown;
      result?: { pageContext?: { title?: unknown } };
    };
    const title = result?.pageContext?.title;
    return typeof path === 'string' && typeof title === 'string' && isReadable(path)
      ? { path, title: shorten(title) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Each page once, those of a language first, each group by name. The entry page only leads on, so it is left out. */
export function sortPages(pages: readonly (SavedPage | undefined)[], locale: Locale): SavedPage[] {
  const byPath = new Map(
    pages.flatMap((page) => (page && localeOfPath(page.path) ? [[page.path, page] as const] : [])),
  );
  const isForeign = ({ path }: SavedPage): number => Number(localeOfPath(path) !== locale);
  return [...byPath.values()].sort(
    (a, b) => isForeign(a) - isForeign(b) || a.title.localeCompare(b.title, locale),
  );
}

function formatItem({ path, title }: SavedPage, locale: Locale): string {
  const own = localeOfPath(path) ?? defaultLocale;
  const language = own === locale ? '' : ` lang="${own}" hreflang="${own}"`;
  return `<li><a href="${escapeHtml(path)}"${language}>${escapeHtml(title)}</a></li>`;
}

/**
 * Turns the offline page, as it is exported, into the answer to a navigation that failed: what it
 * says with a connection is hidden, what it says without one is shown, the list is filled.
 */
export function fillOfflinePage(html: string, pages: readonly SavedPage[], locale: Locale): string {
  const items = pages.map((page) => formatItem(page, locale)).join('');
  const filled = html
    .replace(/(<[a-z]+\b[^>]*\bdata-offline="no")/, '$1 hidden=""')
    .replace(/(<[a-z]+\b[^>]*\bdata-offline="yes"[^>]*?) hidden=""/, '$1')
    .replace(/(<ul\b[^>]*\bdata-offline-list\b[^>]*>)/, (list) => list + items);
  return items === ''
    ? filled
    : filled.replace(/(<[a-z]+\b[^>]*\bdata-offline="list"[^>]*?) hidden=""/, '$1');
}
