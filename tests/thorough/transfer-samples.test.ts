import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samples } from '#content/site/examples';
import { makeCertificates, openBank, type Turn } from '#tests/support/samples/bank';
import { findMissing, languages, runSamples } from '#tests/support/samples/languages';

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
const lacksOpenssl = findMissing(['openssl']).length > 0;

beforeAll(() => {
  if (!lacksOpenssl) makeCertificates(folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const key = '0b9e2c64-53a7-4f6e-8f53-2d7d3f0c6a40';
const token = 'sbx_4c1e';
const { body: request } = samples.transfer;
const accepted: Turn = { status: 202, body: samples.transferAnswer.body };
const busy: Turn = { status: 503, body: '{}', retryAfter: 2 };
const refused: Turn = { status: 422, body: samples.problem.body };

describe.each(languages.map((language) => [language.name, language] as const))(
  'the first transfer in %s',
  (_name, language) => {
    const isMissing = lacksOpenssl || findMissing(language.needs).length > 0;
    const test = isMissing ? it.skip : it;

    /** Requests to the bank and the program's output. */
    async function send(...turns: readonly Turn[]) {
      const bank = await openBank(folder, turns);
      try {
        const lines = await runSamples(language, folder, ['transfer', bank.api, token, request, key, folder]);
        const [status, ...body] = lines;
        return { received: bank.received, status, body: JSON.parse(body.join('\n')) as unknown };
      } finally {
        bank.close();
      }
    }

    beforeAll(async () => {
      if (!isMissing) await language.prepare?.(folder);
    }, 60_000);

    test("sends the page's request with token, certificate and key", async () => {
      const { received, status, body } = await send(accepted);
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({
        line: 'POST /v1/transfers',
        client: 'cli_01KAH1Z8',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
      });
      expect(JSON.parse(received[0]?.body ?? '')).toEqual(JSON.parse(request));
      expect({ status, body }).toEqual({ status: '202', body: JSON.parse(samples.transferAnswer.body) });
    }, 60_000);

    test('repeats the request with the same key after a broken connection and a busy response', async () => {
      const { received, status } = await send('break', busy, accepted);
      expect(status).toBe('202');
      expect(received).toHaveLength(3);
      expect(new Set(received.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([key]));
      expect(new Set(received.map(({ body }) => body)).size).toBe(1);
      // It has waited as long as requested.
      const [, busyAt = 0, acceptedAt = 0] = received.map(({ at }) => at);
      expect(acceptedAt - busyAt).toBeGreaterThan(1_900);
    }, 60_000);

    test('does not repeat rejected requests', async () => {
      const { received, status, body } = await send(refused);
      expect({ status, body }).toEqual({ status: '422', body: JSON.parse(samples.problem.body) });
      expect(received).toHaveLength(1);
    }, 60_000);
  },
);
