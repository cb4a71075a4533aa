type Request = { readonly head: string; readonly body: string };

/** Client certificate that the API requires on every connection. */
const certificate = '--cert client.pem --key client.key';

/** Writes nested objects of a JSON body on one line, to keep the command short. */
const joinShort = (body: string): string =>
  body.replaceAll(
    /(?<=: )\{\s*([^{}]*?)\s*\}/g,
    (_, members: string) => `{ ${members.replaceAll(/\s*\n\s*/g, ' ')} }`,
  );

/**
 * Converts a request to a curl command.
 *
 * @param request request line, headers including Host, and body, which may be empty
 */
export function toCurl({ head, body }: Request): string {
  const [first = '', ...headers] = head.split('\n');
  const [method = '', path = ''] = first.split(' ');
  const host = headers.find((header) => header.startsWith('Host: '))?.slice(6) ?? '';
  const isForm = headers.some((header) => header.endsWith('x-www-form-urlencoded'));
  const sent = headers.filter(
    (header) => !header.startsWith('Host: ') && !(isForm && header.startsWith('Content-Type')),
  );
  // One option per field: curl joins them and sets the content type of forms.
  const json = body ? [joinShort(body).replaceAll('\n', '\n  ')] : [];
  const fields = isForm ? body.replaceAll('\n', '').split('&') : json;
  // What curl sends without being told: POST with a body, GET without one.
  const isUsual = method === (fields.length > 0 ? 'POST' : 'GET');
  const address = `https://${host}${path}`;
  return [
    ...(isForm ? [`curl ${certificate}`, `  ${address}`] : [`curl ${address}`, `  ${certificate}`]),
    ...(isUsual ? [] : [`  -X ${method}`]),
    ...sent.map((header) => `  -H '${header}'`),
    ...fields.map((field) => `  -d '${field}'`),
  ].join(' \\\n');
}
