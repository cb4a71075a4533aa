import { listHeaders, needsKey, type Call } from './call';
import { toTypeScript } from './literal';

const listImports = (call: Call): string[] => [
  ...(needsKey(call) ? ["import { randomUUID } from 'node:crypto';"] : []),
  "import { readFileSync } from 'node:fs';",
  "import { request } from 'node:https';",
  ...(call.hasAnswer ? ["import { json } from 'node:stream/consumers';"] : []),
];

/** A call as a program for Node.js 20, without dependencies. */
export function writeTypeScript(call: Call): string {
  const { method, url, body, isForm, hasAnswer } = call;
  const token = '`Bearer ${process.env.TOKEN}`';
  const headers = listHeaders(call, token, 'randomUUID()', toTypeScript);
  const sent = isForm ? 'new URLSearchParams(body).toString()' : 'JSON.stringify(body)';
  return [
    ...listImports(call),
    '',
    ...(body === undefined ? [] : [`const body = ${toTypeScript(body)};`]),
    'const options = {',
    `  method: '${method}',`,
    "  cert: readFileSync('client.pem'),",
    "  key: readFileSync('client.key'),",
    ...(headers.length > 0 ? ['  headers: {'] : []),
    ...headers.map(([name, value]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${value},`),
    ...(headers.length > 0 ? ['  },'] : []),
    '};',
    `request('${url}', options, async (answer) => {`,
    `  console.log(answer.statusCode${hasAnswer ? ', await json(answer)' : ''});`,
    // Without it, the connection stays open until the server closes it.
    ...(hasAnswer ? [] : ['  answer.resume();']),
    `}).end(${body === undefined ? '' : sent});`,
  ].join('\n');
}
