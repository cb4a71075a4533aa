import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatHeaders } from '#lib/server/hosting-files';
import { chooseHeaders } from '#lib/server/hosting-rules';
import { hostingPolicy } from '#lib/server/policy';
import { indexPath, type PeerSite } from './read-site';
import { toTree, type Tree } from './to-tree';

type File = readonly [name: string, text: string];

function listData({ pages, header, footer, htmlClass, preloads }: PeerSite): File[] {
  const paths = new Set(pages.map((page) => page.path));
  const read = (html: string): Tree[] => toTree(html, (address) => paths.has(address));
  const index = pages.find((page) => page.path === indexPath)?.html ?? '';
  const articles = pages.filter(({ template }) => template === 'article');
  const json = (name: string, data: unknown): File => [`${name}.json`, JSON.stringify(data)];
  return [
    json('site', { htmlClass, preloads }),
    json('pages', pages),
    json('header', read(header)),
    json('footer', read(footer)),
    json('index', read(index)),
    json('articles', Object.fromEntries(articles.map((page) => [page.path, read(page.html)]))),
    ['header.html', header],
    ['footer.html', footer],
  ];
}

function writeFiles(folder: string, files: readonly File[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
}

/**
 * Headers for cross-origin isolation make the browser start a process on arrival, a quarter of a first paint.
 * Peers are served with the same headers as the site.
 */
function readIsolation(): Record<string, string> {
  const headers = Object.entries(chooseHeaders(hostingPolicy, '/'));
  return Object.fromEntries(headers.filter(([name]) => name.startsWith('Cross-Origin-')));
}

/**
 * Copies the site's content into a peer: pages, header and footer as data, style sheets, static files.
 *
 * @param folder the peer's work folder
 * @param options.publicFolder folder of its static files
 * @param options.immutable path of its hashed files, for caching
 */
export function writePeerFiles(
  folder: string,
  site: PeerSite,
  { publicFolder, immutable }: { readonly publicFolder: string; readonly immutable: readonly string[] },
): void {
  writeFiles(path.join(folder, 'data'), listData(site));
  writeFiles(
    path.join(folder, 'styles'),
    Object.entries(site.styles).map(([name, css]) => [`${name}.css`, css]),
  );
  const target = path.join(folder, publicFolder);
  for (const [address, file] of site.files) cpSync(file, path.join(target, address));
  const cached = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const headers = [
    { pattern: '/*', headers: readIsolation() },
    ...immutable.map((pattern) => ({ pattern, headers: cached })),
  ];
  writeFiles(target, [['_headers', formatHeaders({ headers, fallbacks: [] })]]);
}
