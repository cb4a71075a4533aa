import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTransfer } from '#content/developers/create-transfer';
import { isFromStellwerk } from '#content/developers/verify-webhook';

/** Prints a line for each four arguments: whether the delivery is genuine. */
function verify(cases: readonly string[]): void {
  for (let index = 0; index < cases.length; index += 4) {
    const [body = '', header = '', secrets = '', now = ''] = cases.slice(index, index + 4);
    console.log(String(isFromStellwerk(body, header, secrets.split(' '), Number(now))));
  }
}

/** Prints status and body of the response. */
async function transfer([
  api = '',
  token = '',
  body = '',
  key = '',
  folder = '',
]: readonly string[]): Promise<void> {
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  const client = { api, token, cert: read('client.pem'), key: read('client.key') };
  const answer = await createTransfer(client, JSON.parse(body), key);
  console.log(`${answer.status}\n${JSON.stringify(answer.body)}`);
}

const [mode, ...rest] = process.argv.slice(2);
if (mode === 'verify') verify(rest);
else void transfer(rest);
