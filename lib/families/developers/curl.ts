type Request = { readonly head: string; readonly body: string };

/** Files that a client has received with its access; the interface asks for them on every connection. */
const certificate = '--cert client.pem --key client.key';

/**
 * A request as one types it at a command line.
 *
 * @param request its first line, its headers with the host, and its body
 */
export function toCurl({ head, body }: Request): string {
  const [first = '', ...headers] = head.split('\n');
  const path = first.split(' ')[1] ?? '';
  const host = headers.find((header) => header.startsWith('Host: '))?.slice(6) ?? '';
  const sent = headers.filter((header) => !header.startsWith('Host: '));
  return [
    `curl https://${host}${path}`,
    `  ${certificate}`,
    ...sent.map((header) => `  -H '${header}'`),
    `  -d '${body.replaceAll('\n', '\n  ')}'`,
  ].join(' \\\n');
}
