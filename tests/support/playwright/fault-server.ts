import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findFile, readTarget } from '#lib/server/find-file';
import { createStaticServer } from '#lib/server/static-server';

/** What goes wrong with an answer. */
export type Fault =
  | { readonly kind: 'status'; readonly status: 404 | 500 | 502 | 503 }
  /** The connection breaks before anything was said. */
  | { readonly kind: 'drop' }
  /** The connection breaks in the middle of the body. */
  | { readonly kind: 'cut' }
  /** Status 200 with another body than the file's, which is handed in. */
  | { readonly kind: 'rewrite'; readonly rewrite: (body: string) => string }
  /** No answer until the rule is released, then the one that a request gets that comes then. */
  | { readonly kind: 'hold' };

export type RuleOptions = {
  /** Requests that meet the fault; all of them without it. */
  readonly times?: number;
  /** GET, unless another is named. */
  readonly method?: string;
};

export type Rule = {
  /** Requests that have met the fault. */
  readonly hits: () => number;
  /** Answers what is held; requests from now on are not held any more. */
  readonly release: () => void;
  /** Ends the fault, and answers what is held. */
  readonly remove: () => void;
};

export type Received = { readonly method: string; readonly path: string };

export type FaultServer = {
  readonly origin: string;
  /** Adds a fault for the paths that match. The rule added first wins. */
  readonly fail: (pattern: RegExp, fault: Fault, options?: RuleOptions) => Rule;
  /** Ends all faults. */
  readonly heal: () => void;
  /** Serves another export from now on. */
  readonly deploy: (root: string) => void;
  /** Every request that came in, in order; the path without its query. */
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

/** Calls the answer of a fault; each kind has the type of its own. */
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
 * Serves an export with faults that come and go while it runs. Connections are not reused: a browser
 * repeats a request by itself when one that it kept breaks, and no count would hold.
 *
 * @param root folder of the export that is served first
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
    // A server of each test's own would compress everything anew.
    delete request.headers['accept-encoding'];
    // What was held may meet the fault of another rule then.
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
