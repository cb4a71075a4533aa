import { listHeaders, needsKey, type Call } from './call';
import { toPython } from './literal';

const listImports = (call: Call): string[] => [
  ...(call.hasAnswer || (call.body !== undefined && !call.isForm) ? ['import json'] : []),
  ...(call.isForm ? [] : ['import os']),
  'import ssl',
  ...(needsKey(call) ? ['import uuid'] : []),
  ...(call.isForm ? ['from urllib.parse import urlencode'] : []),
  'from urllib.request import Request, urlopen',
];

/** A call as a program for Python 3.9, with the standard library. */
export function writePython(call: Call): string {
  const { method, url, body, isForm, hasAnswer } = call;
  const token = `"Bearer " + os.environ["TOKEN"]`;
  const headers = listHeaders(call, token, 'str(uuid.uuid4())', toPython);
  const sent = isForm ? 'urlencode(body)' : 'json.dumps(body)';
  return [
    ...listImports(call),
    '',
    'tls = ssl.create_default_context()',
    'tls.load_cert_chain("client.pem", "client.key")',
    ...(body === undefined ? [] : [`body = ${toPython(body)}`]),
    'headers = {',
    ...headers.map(([name, value]) => `    "${name}": ${value},`),
    '}',
    `data = ${body === undefined ? 'None' : `${sent}.encode()`}`,
    `request = Request("${url}", data, headers, method="${method}")`,
    'with urlopen(request, context=tls) as answer:',
    `    print(answer.status${hasAnswer ? ', json.load(answer)' : ''})`,
  ].join('\n');
}
