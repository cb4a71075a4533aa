import type { JsonSchema, Operation } from '#content/site/interface/parts';
import { problems } from '#content/site/interface/problems';
import { writeProblemResponse } from './problem-response';
import type { Reference, Response } from './document';

export const toRef = (kind: 'parameters' | 'responses' | 'schemas' | 'headers', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

const statusNames: Readonly<Record<number, string>> = {
  201: 'Created.',
  202: 'Stored; an event reports what follows.',
  204: 'Done; there is nothing to return.',
};

/** List with the path of its next page. */
const toList = (name: string): JsonSchema => ({
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      maxItems: 200,
      items: toRef('schemas', name),
      description: 'The entries, newest first.',
    },
    next: {
      type: 'string',
      pattern: '^/v1/',
      description: 'Address of the next entries; absent at the end of the list.',
    },
  },
});

/** Errors that an operation may have. */
function listFailures({ call, name }: Operation): (typeof problems)[number][] {
  return problems.filter(
    (problem) =>
      (problem.status !== 404 || call.includes('{id}')) &&
      (problem.status !== 409 || !call.startsWith('GET')) &&
      (problem.type !== 'idempotency-conflict' || call.startsWith('POST')) &&
      (!('of' in problem) || problem.of.some((other) => other === name)),
  );
}

/** The shared response of a status if all its errors may occur, otherwise one with those that may. */
function toFailure(status: number, failures: readonly (typeof problems)[number][]): Response | Reference {
  const all = problems.filter((problem) => problem.status === status);
  const own = failures.filter((problem) => problem.status === status);
  return own.length === all.length ? toRef('responses', `Problem${status}`) : writeProblemResponse(own);
}

/** What a response of 200 means depends on the method. */
const describeSuccess = ({ call, status }: Operation): string =>
  statusNames[status ?? 200] ?? (call.startsWith('GET ') ? 'What is stored.' : 'Changed.');

const toSuccess = (operation: Operation, example: unknown): Response => {
  const { gives, lists, status } = operation;
  const schema = lists ? toList(lists) : gives && toRef('schemas', gives);
  return {
    description: describeSuccess(operation),
    headers: {
      RateLimit: toRef('headers', 'RateLimit'),
      'RateLimit-Policy': toRef('headers', 'RateLimit-Policy'),
      ...((status === 201 || status === 202) && { Location: toRef('headers', 'Location') }),
    },
    ...(schema && { content: { 'application/json': { schema, example } } }),
  };
};

/**
 * Responses of an operation by status.
 *
 * @param example body of the successful response
 */
export function buildResponses(operation: Operation, example: unknown): Record<string, Response | Reference> {
  const failures = listFailures(operation);
  const statuses = [...new Set(failures.map(({ status }) => status))];
  return {
    [operation.status ?? 200]: toSuccess(operation, example),
    ...Object.fromEntries(statuses.map((status) => [status, toFailure(status, failures)])),
  };
}
