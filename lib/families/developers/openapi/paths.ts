import type { JsonSchema, Operation, SampleName } from '#content/site/interface/parts';
import { accessSamples, samples } from '#content/site/examples';
import { buildExample } from './build-example';
import type {
  MediaType,
  OperationObject,
  Parameter,
  PathItem,
  Reference,
  Response,
  Server,
} from './document';
import { buildResponses, toRef } from './responses';

type Schemas = Readonly<Record<string, JsonSchema>>;

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

/** The field of a listed schema by which a list is narrowed. */
function toFilter(name: string, { description: _, examples: __, ...schema }: JsonSchema): Parameter {
  return { name, in: 'query', description: `Only entries with this value of \`${name}\`.`, schema };
}

function listParameters(operation: Operation, schemas: Schemas): (Parameter | Reference)[] {
  const { call, lists = '', filters = [] } = operation;
  const names = [
    'Version',
    ...(call.startsWith('POST') ? ['IdempotencyKey'] : []),
    ...(call.includes('{id}') ? ['Id'] : []),
    ...(lists ? ['Limit', 'After'] : []),
  ];
  const fields = schemas[lists]?.properties ?? {};
  return [
    ...names.map((name) => toRef('parameters', name)),
    ...filters.map((name) => toFilter(name, fields[name] ?? {})),
  ];
}

/** The example of an operation's response: the page's sample, or one made from its schema. */
function findAnswer({ gives, lists, samples: shown }: Operation, schemas: Schemas): unknown {
  if (shown) return readSample(shown.answer);
  if (lists) return { data: [buildExample(toRef('schemas', lists), schemas)] };
  return gives && buildExample(toRef('schemas', gives), schemas);
}

function buildBody({ takes = '', samples: shown }: Operation, schemas: Schemas): MediaType {
  const schema = toRef('schemas', takes);
  return { schema, example: readSample(shown?.request) ?? buildExample(schema, schemas) };
}

function buildOperation(operation: Operation, schemas: Schemas): OperationObject {
  const { name, summary, description, takes } = operation;
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    tags: [resourceOf(operation)],
    security: [{ oauth: [scopeOf(operation)] }],
    parameters: listParameters(operation, schemas),
    ...(takes && {
      requestBody: { required: true, content: { 'application/json': buildBody(operation, schemas) } },
    }),
    responses: buildResponses(operation, findAnswer(operation, schemas)),
  };
}

/** Operations by path and method. */
export function buildPaths(operations: readonly Operation[], schemas: Schemas): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const operation of operations) {
    const [method = '', address = ''] = operation.call.split(' ');
    paths[address] = { ...paths[address], [method.toLowerCase()]: buildOperation(operation, schemas) };
  }
  return paths;
}

/** The token endpoint: outside the version prefix, with OAuth errors. */
export function buildTokenPath(servers: readonly Server[]): PathItem {
  const json = (description: string, schema: Reference, rest: Omit<MediaType, 'schema'>): Response => ({
    description,
    content: { 'application/json': { schema, ...rest } },
  });
  const refuse = (description: string, ...errors: readonly string[]): Response => {
    const schema = toRef('schemas', 'TokenError');
    const examples = errors.map((error) => [error, { value: { error } }] as const);
    return json(description, schema, { examples: Object.fromEntries(examples) });
  };
  return {
    servers,
    post: {
      operationId: 'fetchToken',
      summary: 'Fetch a token',
      description:
        'Bound to the certificate of the connection (RFC 8705). There is no refresh token: fetch the next one when five minutes are left.',
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
        200: json('The token.', toRef('schemas', 'Token'), { example: readSample('tokenAnswer') }),
        400: refuse('The form is not valid, or the scope is unknown.', 'invalid_request', 'invalid_scope'),
        401: refuse('The certificate does not belong to the client.', 'invalid_client'),
        429: toRef('responses', 'Problem429'),
        500: toRef('responses', 'Problem500'),
      },
    },
  };
}
