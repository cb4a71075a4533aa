import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticServer } from '#lib/server/static-server';

/** Response; `body` is as sent, possibly compressed. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

type Ask = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

export type ServedFolder = {
  /** Requests a target unchanged: `fetch` would normalise it. */
  readonly ask: (target: string, options?: Ask) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/** Writes files to a new temporary folder and returns its path. */
export function writeFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'served-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

/** Requests a target unchanged from a local port. */
export function send(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: target, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** Serves files from a temporary folder on a free port, at the root or below a base path. */
export async function serveFolder(
  files: Readonly<Record<string, string | Buffer>>,
  base?: string,
): Promise<ServedFolder> {
  const root = writeFolder(files);
  const server = createStaticServer(root, [], undefined, base);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (target, options) => send(port, target, options),
    close: () =>
      new Promise((resolve) => {
        rmSync(root, { recursive: true });
        server.close(() => resolve());
        // Open connections of failed requests would keep the test from ending.
        server.closeAllConnections();
      }),
  };
}
