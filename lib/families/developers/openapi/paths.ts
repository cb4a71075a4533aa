import type { JsonSchema, Operation, SampleName } from '#content/site/interface/parts';
import { accessSamples, samples } from '#content/site/examples';
import { buildResponses, toRef } from './responses';

type Json = JsonSchema;

const bodies: Readonly<Record<SampleName, { readonly body: string }>> = { ...samples, ...accessSamples };

/** Parsed body of a sample of the page. */
function readSample(name: SampleName | undefined): unknown {
  return name && JSON.parse(bodies[name].body);
}

/** Name of the resource, such as `transfers`. */
const resourceOf = ({ call }: Operation): string => call.split('/')[1] ?? '';

/** OAuth scope of an operation: the resource, and `read` or `write`. */
export const scopeOf = (operation: Operation): string =>
  `${resourceOf(operation)}:${operation.call.startsWith('GET') ? 'read' : 'write'}`;

function listParameters({ call, lists, filters = [] }: Operation): Json[] {
  const names = [
    'Version',
    ...(call.startsWith('POST') ? ['IdempotencyKey'] : []),
    ...(call.includes('{id}') ? ['Id'] : []),
    ...(lists ? ['Limit', 'After'] : []),
  ];
  return [
    ...names.map((name) => toRef('parameters', name)),
    ...filters.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  ];
}

function buildBody(takes: string, example: unknown): Json {
  const content = { schema: toRef('schemas', takes), ...(example !== undefined && { example }) };
  return { required: true, content: { 'application/json': content } };
}

const buildOperation = (operation: Operation): Json => {
  const { name, summary, takes, samples: shown } = operation;
  return {
    operationId: name,
    summary,
    tags: [resourceOf(operation)],
    security: [{ oauth: [scopeOf(operation)] }],
    parameters: listParameters(operation),
    ...(takes && { requestBody: buildBody(takes, readSample(shown?.request)) }),
    responses: buildResponses(operation, readSample(shown?.answer)),
  };
};

/** Operations by path and method. */
export function buildPaths(operations: readonly Operation[]): Record<string, Json> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const [method = '', address = ''] = operation.call.split(' ');
    paths[address] = { ...paths[address], [method.toLowerCase()]: buildOperation(operation) };
  }
  return paths;
}

/** The token endpoint: outside the version prefix, with OAuth errors. */
export function buildTokenPath(servers: readonly Json[]): Json {
  const answer = (description: string, name: string, example?: unknown): Json => ({
    description,
    content: {
      'application/json': { schema: toRef('schemas', name), ...(example !== undefined && { example }) },
    },
  });
  return {
    servers,
    post: {
      operationId: 'fetchToken',
      summary: 'Fetch a token, bound to the certificate of the connection (RFC 8705)',
      tags: ['oauth'],
      security: [{ certificate: [] }],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: toRef('schemas', 'TokenInput'),
            example: Object.fromEntries(new URLSearchParams(accessSamples.token.body.replaceAll('\n', ''))),
          },
        },
      },
      responses: {
        200: answer('The token.', 'Token', readSample('tokenAnswer')),
        400: answer('The form is not valid, or the scope is unknown.', 'TokenError'),
        401: answer('The certificate does not belong to the client.', 'TokenError'),
        429: toRef('responses', 'Problem429'),
        500: toRef('responses', 'Problem500'),
      },
    },
  };
}
