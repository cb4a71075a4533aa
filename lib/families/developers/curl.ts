type Request = { readonly head: string; readonly body: string };

/** Files that a client has received with its access; the interface asks for them on every connection. */
const certificate = '--cert client.pem --key client.key';

/** Objects within a body on one line each: a command line is wide, and short commands are read. */
const joinShort = (body: string): string =>
  body.replaceAll(
    /(?<=: )\{\s*([^{}]*?)\s*\}/g,
    (_, members: string) => `{ ${members.replaceAll(/\s*\n\s*/g, ' ')} }`,
  );

/**
 * A request as one types it at a command line.
 *
 * @param request its first line, its headers with the host, and its body
 */
export function toCurl({ head, body }: Request): string {
  const [first = '', ...headers] = head.split('\n');
  const path = first.split(' ')[1] ?? '';
  const host = headers.find((header) => header.startsWith('Host: '))?.slice(6) ?? '';
  const isForm = headers.some((header) => header.endsWith('x-www-form-urlencoded'));
  const sent = headers.filter(
    (header) => !header.startsWith('Host: ') && !(isForm && header.startsWith('Content-Type')),
  );
  // Fields one by one: curl sets the signs between them, and says itself that it sends a form.
  const fields = isForm ? body.replaceAll('\n', '').split('&') : [joinShort(body).replaceAll('\n', '\n  ')];
  const address = `https://${host}${path}`;
  return [
    ...(isForm ? [`curl ${certificate}`, `  ${address}`] : [`curl ${address}`, `  ${certificate}`]),
    ...sent.map((header) => `  -H '${header}'`),
    ...fields.map((field) => `  -d '${field}'`),
  ].join(' \\\n');
}
