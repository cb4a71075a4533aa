import type { JsonSchema, Operation } from '#content/site/interface/parts';
import { problemBase, problems } from '#content/site/interface/problems';
import { accessSamples, samples } from '#content/site/examples';
import { scopeOf } from './paths';
import { toRef } from './responses';

type Json = JsonSchema;

const parameters = {
  Version: {
    name: 'Stellwerk-Version',
    in: 'header',
    description: 'Date of the version. Without it, the version that was current when the access was created.',
    schema: { type: 'string', format: 'date' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'A UUID of your own. The same key returns the first response again, for 30 days.',
    schema: { type: 'string', format: 'uuid' },
  },
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  Limit: {
    name: 'limit',
    in: 'query',
    description: 'Maximum number of entries.',
    schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
  },
  After: {
    name: 'after',
    in: 'query',
    description: 'Id of the last entry that was read; `next` contains it.',
    schema: { type: 'string' },
  },
};

const toHeader = (description: string, schema: Json): Json => ({ description, schema });
const string = { type: 'string' };

const headers = {
  Location: toHeader('Address of the resource.', string),
  RateLimit: toHeader('Remaining requests, and in how many seconds the limit is reset.', string),
  'RateLimit-Policy': toHeader('Requests allowed per period.', string),
  'Retry-After': toHeader('Seconds to wait.', { type: 'integer', minimum: 1 }),
};

const problem = {
  type: 'object',
  description: 'An error in the format of RFC 9457. Base your code on type and status.',
  required: ['type', 'title', 'status'],
  properties: {
    type: {
      type: 'string',
      format: 'uri',
      description: 'Type of error; more may be added.',
      examples: problems.map(({ type }) => `${problemBase}${type}`),
    },
    title: { type: 'string', description: 'For people; may be reworded.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    instance: { type: 'string', description: 'The resource in question.' },
    customer_message: {
      type: 'string',
      description: 'What the customer may be told. If it is missing, nothing may be said.',
    },
    errors: {
      type: 'array',
      description: 'For an invalid request: the fields, as JSON Pointers, and what is wrong with them.',
      items: {
        type: 'object',
        required: ['pointer', 'detail'],
        properties: { pointer: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    available: toRef('schemas', 'Amount'),
  },
};

/** Response of a status with an example for each of its errors. */
function toProblemResponse(status: number): readonly [string, Json] {
  const shown = JSON.parse(samples.problem.body) as { readonly type: string; readonly title: string };
  const examples = problems
    .filter((item) => item.status === status)
    .map(({ type, title }) => {
      const value = { type: `${problemBase}${type}`, title, status };
      return [type, { value: shown.type === value.type ? shown : value }] as const;
    });
  return [
    `Problem${status}`,
    {
      description: examples.map(([, { value }]) => value.title).join(' '),
      ...((status === 429 || status === 503) && {
        headers: { 'Retry-After': toRef('headers', 'Retry-After') },
      }),
      content: {
        'application/problem+json': {
          schema: toRef('schemas', 'Problem'),
          examples: Object.fromEntries(examples),
        },
      },
    },
  ];
}

function buildSecurity(operations: readonly Operation[], token: string): Json {
  const scopes = [...new Set(operations.map(scopeOf))].toSorted();
  const { expires_in: lifetime } = JSON.parse(accessSamples.tokenAnswer.body) as { expires_in: number };
  return {
    certificate: { type: 'mutualTLS', description: 'A client certificate on every connection.' },
    oauth: {
      type: 'oauth2',
      description: `A token is valid for ${lifetime} seconds, with the certificate that fetched it.`,
      flows: {
        clientCredentials: {
          tokenUrl: token,
          scopes: Object.fromEntries(
            scopes.map((scope) => {
              const [resource = '', right = ''] = scope.split(':');
              return [scope, `${right === 'read' ? 'Read' : 'Create and change'}: ${resource}.`];
            }),
          ),
        },
      },
    },
  };
}

/** Shared parts: parameters, headers, errors, security schemes. */
export function buildComponents(
  schemas: Json,
  operations: readonly Operation[],
  token: string,
): Record<string, Json> {
  const statuses = [...new Set(problems.map(({ status }) => status))];
  return {
    schemas: { ...schemas, Problem: problem },
    responses: Object.fromEntries(statuses.map(toProblemResponse)),
    parameters,
    headers,
    securitySchemes: buildSecurity(operations, token),
  };
}
