import { readFileSync, type Stats } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { proxyPath } from '#lib/config/services';
import { basePath } from '#lib/core/base-path';
import { guardListener } from '#lib/forms/server/guard-listener';
import { findFile, readStats, readTarget, type Found, type Target } from './find-file';
import { parseHeaders, parseRedirects } from './hosting-files';
import { findTwin, textFileTypes } from './precompressed';
import { asksForScript, createThirdPartyProxy } from './third-party-proxy';
import { chooseHeaders, defaultCacheControl, matchesPattern, type HostingPolicy } from './hosting-rules';

/** One request with all that is needed to answer it. */
type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly policy: HostingPolicy;
  readonly target: Target;
};

type Answer = (exchange: Exchange) => void;

function readPolicy(root: string): HostingPolicy {
  const read = (name: string): string =>
    readStats(root, name) ? readFileSync(path.join(root, name), 'utf8') : '';
  return { headers: parseHeaders(read('_headers')), fallbacks: parseRedirects(read('_redirects')) };
}

/** What is not the file itself may be there tomorrow: no cache may keep it, whatever the rules say of its address. */
function end(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | number>> = {},
  body?: Buffer,
): void {
  response.writeHead(status, { 'Cache-Control': defaultCacheControl, ...headers }).end(body);
}

function createFallback(root: string): Answer {
  return ({ request, response, policy, target }) => {
    const rule = policy.fallbacks.find(
      ({ pattern, file }) => matchesPattern(pattern, target.pathname) && readStats(root, file),
    );
    const body = rule ? readFileSync(path.join(root, rule.file)) : Buffer.from('Not found\n');
    const type = rule ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
    end(
      response,
      rule?.status ?? 404,
      { 'Content-Type': type, 'Content-Length': body.length },
      request.method === 'HEAD' ? undefined : body,
    );
  };
}

/** Weak, since one tag stands for the file in every encoding. */
function tagFile({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
}

function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((value) => value.trim());
  return known.includes('*') || known.includes(tag) || known.includes(tag.replace('W/', ''));
}

/**
 * Whether a part of a file may be sent. Part of a compressed file is of no use; a range that ends before it
 * starts or beyond all numbers stops sirv, and one from the end or to the first byte it misreads. Tags are
 * weak, so that none vouches for a part.
 */
function canSendPart({ headers }: IncomingMessage, file: string): boolean {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isForward = from !== '' && (to === '' || (Number(from) <= Number(to) && Number(to) > 0));
  return file.startsWith('/audio/') && isForward && headers['if-range'] === undefined;
}

/** Types that sirv does not know; web servers know that of icons. */
const ownTypes: Readonly<Record<string, string>> = { ico: 'image/vnd.microsoft.icon', ...textFileTypes };

/** Sends a file. Headers that are set already win over sirv's. */
function createSender(
  root: string,
  sendFallback: Answer,
): (exchange: Exchange, file: Extract<Found, { kind: 'file' }>) => void {
  const send = sirv(root, { dev: true, extensions: [] });
  return (exchange, { path: file, stats }) => {
    const { request, response } = exchange;
    const tag = tagFile(stats);
    response.setHeader('ETag', tag);
    const type = ownTypes[path.extname(file).slice(1)];
    if (type) response.setHeader('Content-Type', type);
    if (isKnown(request, tag)) return void response.writeHead(304, { Vary: 'Accept-Encoding' }).end();
    const twin = findTwin(root, file, stats, String(request.headers['accept-encoding'] ?? ''));
    if (twin)
      response.setHeaders(
        new Map([
          ['Content-Encoding', twin.encoding],
          ['Vary', 'Accept-Encoding'],
        ]),
      );
    request.url = encodeURI(twin?.path ?? file);
    if (!canSendPart(request, file)) delete request.headers.range;
    send(request, response, () => {
      response.removeHeader('ETag');
      sendFallback(exchange);
    });
  };
}

/** Hands out a script of others that is on the list; what is not is not found, like any other address. */
function createProxySender(
  proxied: readonly string[],
  sendFallback: Answer,
): (exchange: Exchange) => Promise<void> {
  const proxy = createThirdPartyProxy(proxied);
  return async (exchange) => {
    if (!asksForScript(exchange.request.headers)) return sendFallback(exchange);
    const answer = await proxy(exchange.target.search);
    if (answer.status === 404) sendFallback(exchange);
    else if (answer.status === 502) end(exchange.response, 502);
    else
      end(
        exchange.response,
        200,
        {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Content-Length': Buffer.byteLength(answer.script),
        },
        Buffer.from(answer.script),
      );
  };
}

/** What answers under an address instead of a file, such as the form service. */
export type Service = {
  /** Paths that begin so are its own. */
  readonly prefix: string;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
};

/** What is asked for within the site; undefined for what is beside it. */
function findBelow(base: string, { pathname, search }: Target): Target | undefined {
  return pathname.startsWith(`${base}/`) ? { pathname: pathname.slice(base.length), search } : undefined;
}

/**
 * Serves an export as its own `_headers` and `_redirects` tell a host to: the slash form of every
 * address, the language's 404 page with its status, compression, revalidation.
 *
 * @param root folder of the export
 * @param proxied addresses of scripts that the site's own host may fetch from others
 * @param service what answers beside the files
 * @param base path below which all this is, as on a host of many sites; nothing is beside it
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function createStaticServer(
  root: string,
  proxied: readonly string[] = [],
  service?: Service,
  base = basePath,
): Server {
  const sendFallback = createFallback(root);
  const sendProxied = createProxySender(proxied, sendFallback);
  const sendFile = createSender(root, sendFallback);
  const compress = compression({ threshold: 512 });
  const answer: Service['answer'] = (request, response) => {
    const policy = readPolicy(root);
    const asked = readTarget(request.url ?? '/');
    const target = asked && findBelow(base, asked);
    response.setHeaders(new Map(Object.entries(chooseHeaders(policy, target?.pathname ?? '/'))));
    if (!asked) return end(response, 400);
    if (service && asked.pathname.startsWith(service.prefix)) return service.answer(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, { Allow: 'GET, HEAD' });
    if (asked.pathname === base) return end(response, 308, { Location: `${base}/${asked.search}` });
    if (!target) return end(response, 404);
    const exchange = { request, response, policy, target };
    if (target.pathname === proxyPath) return sendProxied(exchange);
    const found = findFile(root, target);
    // Two slashes at the start of an address make it another host's where a page reads its own.
    if (/^[/\\]{2}/.test(request.url ?? ''))
      return end(response, 308, { Location: base + target.pathname + target.search });
    if (found.kind === 'redirect') return end(response, 308, { Location: base + found.to });
    compress(request as never, response as never, () =>
      found.kind === 'file' ? sendFile(exchange, found) : sendFallback(exchange),
    );
  };
  return createServer(guardListener(answer));
}
