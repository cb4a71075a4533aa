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
import { findPrecompressed, textFileTypes } from './precompressed';
import { asksForScript, createThirdPartyProxy } from './third-party-proxy';
import { chooseHeaders, defaultCacheControl, matchesPattern, type HostingPolicy } from './hosting-rules';

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

/** Responses other than the file itself must not be cached, whatever the rules for the path. */
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

/** Weak, because one ETag covers all encodings of a file. */
function tagFile({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
}

function matchesTag({ headers }: IncomingMessage, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((value) => value.trim());
  return tags.includes('*') || tags.includes(tag) || tags.includes(tag.replace('W/', ''));
}

/**
 * Whether a range may be sent. Ranges of compressed files are useless; sirv crashes on reversed or huge ranges and
 * misreads suffix ranges and those ending at the first byte. ETags are weak, so `If-Range` never matches.
 */
function canSendPart({ headers }: IncomingMessage, file: string): boolean {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isForward = from !== '' && (to === '' || (Number(from) <= Number(to) && Number(to) > 0));
  return file.startsWith('/audio/') && isForward && headers['if-range'] === undefined;
}

/** Media types that sirv does not know; web servers know that of icons. */
const ownTypes: Readonly<Record<string, string>> = { ico: 'image/vnd.microsoft.icon', ...textFileTypes };

/** Sends a file. Headers that are already set override sirv's. */
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
    if (matchesTag(request, tag)) return void response.writeHead(304, { Vary: 'Accept-Encoding' }).end();
    const variant = findPrecompressed(root, file, stats, String(request.headers['accept-encoding'] ?? ''));
    if (variant)
      response.setHeaders(
        new Map([
          ['Content-Encoding', variant.encoding],
          ['Vary', 'Accept-Encoding'],
        ]),
      );
    request.url = encodeURI(variant?.path ?? file);
    if (!canSendPart(request, file)) delete request.headers.range;
    send(request, response, () => {
      response.removeHeader('ETag');
      sendFallback(exchange);
    });
  };
}

/** Serves third-party scripts that are listed; anything else is not found. */
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

/** A handler for a path prefix, such as the form service. */
export type Service = {
  readonly prefix: string;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
};

/** What is outside the base path belongs to another site. Browsers replace an empty response by an error of their own. */
function sendOutside(response: ServerResponse): void {
  const text = Buffer.from('Not found\n');
  end(response, 404, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length }, text);
}

/** The target relative to the base path; undefined outside it. */
function findBelow(base: string, { pathname, search }: Target): Target | undefined {
  return pathname.startsWith(`${base}/`) ? { pathname: pathname.slice(base.length), search } : undefined;
}

/**
 * Serves an export according to its `_headers` and `_redirects`: trailing slashes, 404 pages by language,
 * compression, revalidation.
 *
 * @param root folder of the export
 * @param proxied URLs of third-party scripts that the proxy may fetch
 * @param service handler besides the files
 * @param base base path, as on a shared host; anything outside is not found
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
    const requested = readTarget(request.url ?? '/');
    const target = requested && findBelow(base, requested);
    response.setHeaders(new Map(Object.entries(chooseHeaders(policy, target?.pathname ?? '/'))));
    if (!requested) return end(response, 400);
    if (service && requested.pathname.startsWith(service.prefix)) return service.answer(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, { Allow: 'GET, HEAD' });
    if (requested.pathname === base) return end(response, 308, { Location: `${base}/${requested.search}` });
    if (!target) return sendOutside(response);
    const exchange = { request, response, policy, target };
    if (target.pathname === proxyPath) return sendProxied(exchange);
    const found = findFile(root, target);
    // A page would resolve its own URL to another host if it began with two slashes.
    if (/^[/\\]{2}/.test(request.url ?? ''))
      return end(response, 308, { Location: base + target.pathname + target.search });
    if (found.kind === 'redirect') return end(response, 308, { Location: base + found.to });
    compress(request as never, response as never, () =>
      found.kind === 'file' ? sendFile(exchange, found) : sendFallback(exchange),
    );
  };
  return createServer(guardListener(answer));
}
