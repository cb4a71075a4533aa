import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Address of the interface, token, and certificate with key as PEM. */
type Client = { api: string; token: string; cert: Buffer; key: Buffer };

type Answer = { status: number; retryAfter: number; body: unknown };

/**
 * Sends a transfer. Every attempt has the same key, so it is carried out once.
 *
 * @param id key of the request; store it with the order before the first attempt
 */
export async function createTransfer(
  client: Client,
  transfer: unknown,
  id: string = randomUUID(),
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    let seconds = 0.2 * 2 ** attempt;
    try {
      const answer = await post(client, '/transfers', transfer, id);
      const isFinal = answer.status !== 429 && answer.status < 500;
      if (isFinal || attempt === 5) return answer;
      seconds = Math.max(seconds, answer.retryAfter);
    } catch (broken) {
      if (attempt === 5) throw broken;
    }
    await wait(seconds * 1000);
  }
}

function post(
  { api, token, cert, key }: Client,
  path: string,
  body: unknown,
  id: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
    };
    const signal = AbortSignal.timeout(10_000);
    const options = { method: 'POST', headers, cert, key, signal };
    request(`${api}${path}`, options, (response) => {
      const status = response.statusCode ?? 0;
      const retryAfter = Number(response.headers['retry-after'] ?? 0);
      json(response).then((answer) => {
        resolve({ status, retryAfter, body: answer });
      }, reject);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
