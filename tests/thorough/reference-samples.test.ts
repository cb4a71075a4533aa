import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Call } from '#lib/families/developers/reference/call';
import { listOperations } from '#lib/families/developers/reference/list-operations';
import { toCall } from '#lib/families/developers/reference/operation-parts';
import { writeCurl } from '#lib/families/developers/reference/write-curl';
import { writePython } from '#lib/families/developers/reference/write-python';
import { writeTypeScript } from '#lib/families/developers/reference/write-typescript';
import { makeCertificates, openBank } from '#tests/support/samples/bank';
import { findMissing } from '#tests/support/samples/languages';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
const lacksOpenssl = findMissing(['openssl']).length > 0;

beforeAll(() => {
  if (!lacksOpenssl) makeCertificates(folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const languages = [
  { name: 'curl', needs: ['curl'], file: 'call.sh', program: 'sh', write: writeCurl },
  { name: 'TypeScript', needs: ['node'], file: 'call.mjs', program: 'node', write: writeTypeScript },
  { name: 'Python', needs: ['python3'], file: 'call.py', program: 'python3', write: writePython },
] as const;

/** A list, a body, a change, a call without body, one without response, a form. */
const names = ['listCards', 'createTransfer', 'changePerson', 'blockCard', 'deleteWebhook', 'fetchToken'];
const operations = listOperations().filter(({ operationId }) => names.includes(operationId));

const readBody = (body: string, { isForm }: Call): unknown =>
  isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);

describe.each(languages)('calls of the reference in $name', ({ needs, file, program, write }) => {
  const test = lacksOpenssl || findMissing(needs).length > 0 ? it.skip : it;

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s sends method, address, certificate, token, key and body',
    async (_name, operation) => {
      const call = toCall(operation);
      const status = call.hasAnswer ? 200 : 204;
      const bank = await openBank(folder, [{ status, body: call.hasAnswer ? '{"id":"x"}' : '' }]);
      const { origin, pathname } = new URL(call.url);
      writeFileSync(path.join(folder, file), write(call).replace(origin, new URL(bank.api).origin));
      const certificate = path.join(folder, 'server.pem');
      const trusted = {
        NODE_EXTRA_CA_CERTS: certificate,
        SSL_CERT_FILE: certificate,
        CURL_CA_BUNDLE: certificate,
      };
      try {
        await run(program, [file], { cwd: folder, env: { ...process.env, ...trusted, TOKEN: 'sbx_4c1e' } });
      } finally {
        bank.close();
      }
      const [received, ...others] = bank.received;
      expect(others).toEqual([]);
      expect({ line: received?.line, client: received?.client }).toEqual({
        line: `${call.method} ${pathname}`,
        client: 'cli_01KAH1Z8',
      });
      const { authorization, 'idempotency-key': key } = received?.headers ?? {};
      expect(authorization === undefined).toBe(call.isForm);
      expect(typeof key).toBe(call.method === 'POST' && !call.isForm ? 'string' : 'undefined');
      if (call.body === undefined) expect(received?.body).toBe('');
      else expect(readBody(received?.body ?? '', call)).toEqual(call.body);
    },
    60_000,
  );

  it('are all that were chosen', () => {
    expect(operations).toHaveLength(names.length);
  });
});
