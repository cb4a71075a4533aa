import { samples } from '#content/site/examples';
import { toCurl } from '../curl';
import { listHeaders, type Call } from './call';

/** Value of a header in the page's sample request. */
const readHeader = (name: string): string =>
  samples.transfer.head
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

function writeBody({ body, isForm }: Call): string {
  if (body === undefined) return '';
  // Values of a form are strings.
  return isForm
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body, null, 2);
}

/** A call as a curl command. */
export function writeCurl(call: Call): string {
  const { host, pathname } = new URL(call.url);
  const headers = listHeaders(call, readHeader('Authorization'), readHeader('Idempotency-Key'), String);
  const head = [
    `${call.method} ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return toCurl({ head: head.join('\n'), body: writeBody(call) });
}
