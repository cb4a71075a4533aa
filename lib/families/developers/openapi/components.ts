import type { JsonSchema, Operation } from '#content/site/interface/parts';
import { problemBase, problems } from '#content/site/interface/problems';
import { accessSamples } from '#content/site/examples';
import type { Header, OpenApiDocument, Parameter } from './document';
import { scopeOf } from './paths';
import { writeProblemResponse } from './problem-response';
import { toRef } from './responses';

const parameters: Readonly<Record<string, Parameter>> = {
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
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of the resource, from the response that created it or from a list.',
    schema: { type: 'string' },
  },
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

const toHeader = (description: string, schema: JsonSchema): Header => ({ description, schema });
const string = { type: 'string' };

const headers = {
  Location: toHeader('Address of the resource.', string),
  RateLimit: toHeader('Remaining requests, and in how many seconds the limit is reset.', string),
  'RateLimit-Policy': toHeader('Requests allowed per period.', string),
  'Retry-After': toHeader('Seconds to wait.', { type: 'integer', minimum: 1 }),
};

const problem: JsonSchema = {
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
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'Status of the response.' },
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
        properties: {
          pointer: { type: 'string', description: 'Where the field is, such as `/payee/iban`.' },
          detail: { type: 'string', description: 'What is wrong with it.' },
        },
      },
    },
    available: toRef('schemas', 'Amount'),
  },
};

function buildSecurity(operations: readonly Operation[], token: string): Readonly<Record<string, object>> {
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
  schemas: OpenApiDocument['components']['schemas'],
  operations: readonly Operation[],
  token: string,
): OpenApiDocument['components'] {
  const statuses = [...new Set(problems.map(({ status }) => status))];
  return {
    schemas: { ...schemas, Problem: problem },
    responses: Object.fromEntries(
      statuses.map((status) => [
        `Problem${status}`,
        writeProblemResponse(problems.filter((item) => item.status === status)),
      ]),
    ),
    parameters,
    headers,
    securitySchemes: buildSecurity(operations, token),
  };
}
