import { isOwn } from '#lib/storage/own-items';

/** Where a document stands, as far as its cookies depend on it. */
type Place = Pick<Location, 'hostname' | 'pathname' | 'protocol'>;

/** The folders of a path from the root on, each with and without its slash: a cookie may have any of them. */
function listPaths(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/** The host and the domains above it. A cookie of the host alone names none. */
function listDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, start) => `; domain=${labels.slice(start).join('.')}`)];
}

/**
 * What removes the cookies of others, as `document.cookie` takes it. It tells names only, so each is
 * removed at every domain and path at which this document may have it; a partitioned one is another
 * cookie of that name. One without a name is told by its value alone, so it is removed in any case; with an
 * empty value too it would be no cookie.
 *
 * @param cookies what `document.cookie` holds
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.3
 */
export function listCookieRemovals(cookies: string, { hostname, pathname, protocol }: Place): string[] {
  if (cookies === '') return [];
  const names = new Set(['', ...cookies.split(/; */).map((pair) => pair.split('=', 1)[0] ?? '')]);
  const marks = protocol === 'https:' ? ['; Secure', '; Secure; Partitioned'] : [''];
  return [...names]
    .filter((name) => !isOwn('cookie', name))
    .flatMap((name) =>
      listDomains(hostname).flatMap((domain) =>
        listPaths(pathname).flatMap((path) =>
          marks.map((mark) => `${name}=${name === '' ? 'x' : ''}; max-age=0; path=${path}${domain}${mark}`),
        ),
      ),
    );
}
