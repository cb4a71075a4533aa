import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findFile, readTarget } from '#lib/server/find-file';
import { createStaticServer } from '#lib/server/static-server';

/** Fault of a response. */
export type Fault =
  | { readonly kind: 'status'; readonly status: 404 | 500 | 502 | 503 }
  /** The connection breaks before the response. */
  | { readonly kind: 'drop' }
  /** The connection breaks within the body. */
  | { readonly kind: 'cut' }
  /** Status 200 with a changed body. */
  | { readonly kind: 'rewrite'; readonly rewrite: (body: string) => string }
  /** The response is delayed until the rule is released or removed. */
  | { readonly kind: 'hold' };

export type RuleOptions = {
  /** Number of affected requests; unlimited by default. */
  readonly times?: number;
  /** Affected method; GET by default. */
  readonly method?: string;
};

export type Rule = {
  /** Number of affected requests so far. */
  readonly hits: () => number;
  /** Sends delayed responses; later requests are not delayed. */
  readonly release: () => void;
  /** Ends the fault and sends delayed responses. */
  readonly remove: () => void;
};

export type Received = { readonly method: string; readonly path: string };

export type FaultServer = {
  readonly origin: string;
  /** Adds a fault for matching paths. Earlier rules take precedence. */
  readonly fail: (pattern: RegExp, fault: Fault, options?: RuleOptions) => Rule;
  /** Ends all faults. */
  readonly heal: () => void;
  /** Serves another export from now on. */
  readonly deploy: (root: string) => void;
  /** Requests in order, paths without queries. */
  readonly received: () => readonly Received[];
  readonly close: () => Promise<void>;
};

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  readonly root: string;
  readonly serve: () => void;
};

type ActiveRule = Rule & {
  readonly matches: (method: string, pathname: string) => boolean;
  readonly meet: (exchange: Exchange) => void;
};

function readBody(root: string, pathname: string): Buffer {
  const target = readTarget(pathname);
  const found = target ? findFile(root, target) : undefined;
  return found?.kind === 'file'
    ? readFileSync(path.join(root, found.path))
    : Buffer.from('<!doctype html><title>Fault</title>');
}

const answers: {
  readonly [K in Exclude<Fault['kind'], 'hold'>]: (
    exchange: Exchange,
    fault: Extract<Fault, { kind: K }>,
  ) => void;
} = {
  status: ({ response }, { status }) => {
    response
      .writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      .end(`${status}\n`);
  },
  drop: ({ request }) => {
    request.socket.destroy();
  },
  cut: ({ request, response, root, pathname }) => {
    const body = readBody(root, pathname);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
    });
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
  },
  rewrite: ({ response, root, pathname }, { rewrite }) => {
    const script = pathname === '/sw.js' && 'text/javascript';
    const type = pathname.endsWith('/') ? 'text/html' : script || 'application/json';
    response
      .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
      .end(rewrite(readBody(root, pathname).toString()));
  },
};

/** Responds with a fault of a specific type. */
function answer(exchange: Exchange, fault: Exclude<Fault, { kind: 'hold' }>): void {
  (answers[fault.kind] as (exchange: Exchange, fault: Fault) => void)(exchange, fault);
}

function createRule(
  pattern: RegExp,
  fault: Fault,
  { times = Infinity, method = 'GET' }: RuleOptions,
  forget: (rule: ActiveRule) => void,
): ActiveRule {
  const held: (() => void)[] = [];
  let hits = 0;
  let open = false;
  const release = (): void => {
    open = true;
    for (const serve of held.splice(0)) serve();
  };
  const rule: ActiveRule = {
    hits: () => hits,
    release,
    remove: () => {
      forget(rule);
      release();
    },
    matches: (asked, pathname) =>
      asked === method && hits < times && !(fault.kind === 'hold' && open) && pattern.test(pathname),
    meet: (exchange) => {
      hits += 1;
      if (fault.kind === 'hold') held.push(exchange.serve);
      else answer(exchange, fault);
    },
  };
  return rule;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Serves an export with faults. Connections are not reused, because browsers retry requests on reused
 * connections by themselves.
 *
 * @param root folder of the first export
 */
export async function startFaultServer(root: string): Promise<FaultServer> {
  let folder = root;
  let rules: readonly ActiveRule[] = [];
  let site = createStaticServer(root);
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const { pathname } = new URL(url.replace(/^\/+/, '/'), 'http://localhost');
    received.push({ method, path: pathname });
    response.setHeader('Connection', 'close');
    // Compressing everything again for each test would be slow.
    delete request.headers['accept-encoding'];
    // A delayed response may be affected by another rule then.
    const serve = (): void => {
      const rule = rules.find(({ matches }) => matches(method, pathname));
      if (rule) rule.meet({ request, response, pathname, root: folder, serve });
      else site.emit('request', request, response);
    };
    serve();
  });
  return {
    origin: await listen(server),
    fail: (pattern, fault, options = {}) => {
      const rule = createRule(
        pattern,
        fault,
        options,
        (gone) => (rules = rules.filter((known) => known !== gone)),
      );
      rules = [...rules, rule];
      return rule;
    },
    heal: () => {
      const ended = rules;
      rules = [];
      for (const { release } of ended) release();
    },
    deploy: (next) => {
      folder = next;
      site = createStaticServer(next);
    },
    received: () => [...received],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
