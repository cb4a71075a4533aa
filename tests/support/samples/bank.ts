import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

/** Request received by the bank. */
type Received = {
  readonly line: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Name in the client certificate. */
  readonly client: string | undefined;
  /** Time of arrival in milliseconds. */
  readonly at: number;
};

/** Reaction to a request: a response, or a closed connection. */
export type Turn = 'break' | { readonly status: number; readonly body: string; readonly retryAfter?: number };

type Bank = { readonly api: string; readonly received: readonly Received[]; readonly close: () => void };

const openssl = (folder: string, ...args: readonly string[]): void => {
  execFileSync('openssl', [...args], { cwd: folder, stdio: 'pipe' });
};

/** Creates a self-signed certificate: `<name>.pem` and `<name>.key`. */
function makeCertificate(folder: string, name: string, subject: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${subject}`, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  openssl(
    folder,
    'req',
    '-x509',
    ...key,
    '-days',
    '2',
    ...names,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
  );
}

/** Certificates of both sides; the client's also as PKCS #12. */
export function makeCertificates(folder: string): void {
  makeCertificate(folder, 'server', 'localhost');
  makeCertificate(folder, 'client', 'cli_01KAH1Z8');
  const pair = ['-in', 'client.pem', '-inkey', 'client.key'];
  openssl(folder, 'pkcs12', '-export', ...pair, '-out', 'client.p12', '-passout', 'pass:changeit');
}

/** Mock bank that requires a client certificate and reacts in the given order; the last reaction repeats. */
export async function openBank(folder: string, turns: readonly Turn[]): Promise<Bank> {
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  const received: Received[] = [];
  const server: Server = createServer({
    cert: read('server.pem'),
    key: read('server.key'),
    ca: read('client.pem'),
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on('request', (request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const client = (request.socket as TLSSocket).getPeerCertificate().subject.CN;
      const turn = turns[Math.min(received.length, turns.length - 1)];
      received.push({ line: `${method} ${url}`, headers, body, client: String(client), at: Date.now() });
      if (turn === undefined || turn === 'break') return request.socket.destroy();
      if (turn.retryAfter !== undefined) response.setHeader('Retry-After', turn.retryAfter);
      response.setHeader('Content-Type', 'application/json');
      response.writeHead(turn.status).end(turn.body);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `https://localhost:${(server.address() as AddressInfo).port}/v1`;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { api, received, close };
}
