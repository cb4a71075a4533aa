import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { parseHeaders, parseRedirects } from './hosting-files';
import { matchesPattern, type HostingPolicy } from './policy';

function readPolicy(root: string): HostingPolicy {
  const read = (name: string): string => (existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '');
  return { headers: parseHeaders(read('_headers')), fallbacks: parseRedirects(read('_redirects')) };
}

/** The file behind a path, or the address that should have been asked for. */
type Found = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'none' };

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

function findFile(root: string, pathname: string): Found {
  const decoded = decodePath(pathname);
  // Hosts keep their rule files to themselves.
  if (decoded === undefined || decoded.includes('\0') || /(?:^|\/)(?:\.|_headers$|_redirects$)/.test(decoded)) return { kind: 'none' };
  const isFile = (name: string): boolean => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() ?? false;
  if (!decoded.endsWith('/')) {
    if (isFile(decoded)) return { kind: 'file', path: decoded };
    return isFile(`${decoded}/index.html`) ? { kind: 'redirect', to: `${pathname.replace(/^\/+/, '/')}/` } : { kind: 'none' };
  }
  if (isFile(`${decoded}index.html`)) return { kind: 'file', path: `${decoded}index.html` };
  // `/en/404.html/` is how page data calls the page; the file has no folder.
  return { kind: 'none' };
}

type Serve = (request: IncomingMessage, response: ServerResponse, file: string) => void;

function createSender(root: string): Serve {
  const send = sirv(root, { dev: true, etag: true, extensions: [] });
  return (request, response, file) => {
    request.url = encodeURI(file);
    send(request, response, () => void response.writeHead(404).end());
  };
}

function applyHeaders(response: ServerResponse, policy: HostingPolicy, pathname: string): void {
  const fresh = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  const headers = Object.assign({}, fresh, ...policy.headers.filter(({ pattern }) => matchesPattern(pattern, pathname)).map((rule) => rule.headers)) as Record<string, string>;
  const writeHead = response.writeHead.bind(response);
  // sirv writes its own headers last; the policy's win.
  response.writeHead = ((status: number, own?: Record<string, string | number>) => writeHead(status, { ...own, ...headers })) as typeof response.writeHead;
}

function sendFallback(request: IncomingMessage, response: ServerResponse, root: string, policy: HostingPolicy, pathname: string): void {
  const rule = policy.fallbacks.find(({ pattern, file }) => matchesPattern(pattern, pathname) && existsSync(path.join(root, file)));
  const body = rule ? readFileSync(path.join(root, rule.file)) : Buffer.from('Not found\n');
  response.writeHead(rule?.status ?? 404, { 'Content-Type': rule ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves an export as its own `_headers` and `_redirects` tell a host to: the slash form of every
 * address, the language's 404 page with its status, compression, revalidation.
 *
 * @param root folder of the export
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function createStaticServer(root: string): Server {
  const send = createSender(root);
  const compress = compression({ threshold: 512 });
  return createServer((request, response) => {
    const { pathname, search } = new URL((request.url ?? '/').replace(/^\/+/, '/'), 'http://localhost');
    const policy = readPolicy(root);
    applyHeaders(response, policy, pathname);
    const found = request.method === 'GET' || request.method === 'HEAD' ? findFile(root, pathname) : undefined;
    if (!found) return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (found.kind === 'redirect') return void response.writeHead(308, { Location: found.to + search }).end();
    compress(request as never, response as never, () => {
      if (found.kind === 'file') send(request, response, found.path);
      else sendFallback(request, response, root, policy, pathname);
    });
  });
}
