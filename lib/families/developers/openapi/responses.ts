import type { JsonSchema, Operation } from '#content/site/interface/parts';
import { problems } from '#content/site/interface/problems';

type Json = JsonSchema;

export const toRef = (kind: 'parameters' | 'responses' | 'schemas' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

const statusNames: Readonly<Record<number, string>> = {
  200: 'Read or changed.',
  201: 'Created.',
  202: 'Stored; what follows is told by an event.',
  204: 'Done; there is nothing to return.',
};

/** List with the path of its next page. */
const toList = (name: string): Json => ({
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'array', maxItems: 200, items: toRef('schemas', name) },
    next: {
      type: 'string',
      pattern: '^/v1/',
      description: 'Address of the next entries; absent at the end of the list.',
    },
  },
});

/** Error statuses of an operation. */
function listFailures({ call, takes }: Operation): number[] {
  const statuses = [...new Set(problems.map(({ status }) => status))];
  return statuses.filter(
    (status) =>
      (status !== 404 || call.includes('{id}')) &&
      (status !== 409 || !call.startsWith('GET')) &&
      (status !== 422 || takes !== undefined),
  );
}

const toSuccess = ({ gives, lists, status }: Operation, example: unknown): Json => {
  const schema = lists ? toList(lists) : gives && toRef('schemas', gives);
  return {
    description: statusNames[status ?? 200] ?? '',
    headers: {
      RateLimit: toRef('headers', 'RateLimit'),
      'RateLimit-Policy': toRef('headers', 'RateLimit-Policy'),
      ...((status === 201 || status === 202) && { Location: toRef('headers', 'Location') }),
    },
    ...(schema && { content: { 'application/json': { schema, ...(example !== undefined && { example }) } } }),
  };
};

/**
 * Responses of an operation by status.
 *
 * @param example body of the sample response, if any
 */
export const buildResponses = (operation: Operation, example: unknown): Json => ({
  [operation.status ?? 200]: toSuccess(operation, example),
  ...Object.fromEntries(
    listFailures(operation).map((status) => [status, toRef('responses', `Problem${status}`)]),
  ),
});
