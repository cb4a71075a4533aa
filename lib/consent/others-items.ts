import { isOwnItem } from '#lib/storage/own-items';

/** The parts of a document's URL that its cookies depend on. */
type Place = Pick<Location, 'hostname' | 'pathname' | 'protocol'>;

/** All ancestor paths, each with and without trailing slash: a cookie may have any of them. */
function listPaths(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/** The host and its parent domains. A host-only cookie has no domain attribute. */
function listDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, start) => `; domain=${labels.slice(start).join('.')}`)];
}

/**
 * Cookie strings that delete third-party cookies. `document.cookie` exposes names only, so each is deleted
 * for every possible domain and path, also partitioned. A nameless cookie is exposed by its value only, so it
 * is deleted in any case; its value must not be empty.
 *
 * @param cookies value of `document.cookie`
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.3
 */
export function listCookieRemovals(cookies: string, { hostname, pathname, protocol }: Place): string[] {
  if (cookies === '') return [];
  const names = new Set(['', ...cookies.split(/; */).map((pair) => pair.split('=', 1)[0] ?? '')]);
  const marks = protocol === 'https:' ? ['; Secure', '; Secure; Partitioned'] : [''];
  return [...names]
    .filter((name) => !isOwnItem('cookie', name))
    .flatMap((name) =>
      listDomains(hostname).flatMap((domain) =>
        listPaths(pathname).flatMap((path) =>
          marks.map((mark) => `${name}=${name === '' ? 'x' : ''}; max-age=0; path=${path}${domain}${mark}`),
        ),
      ),
    );
}
