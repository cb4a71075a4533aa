import { cached } from '#lib/config/content-store';
import type { OpenApiDocument, OperationObject, Parameter, Reference, Response } from '../openapi/document';
import { nameOf } from '../openapi/build-example';
import { buildOpenApi } from '../openapi/openapi';

/** The published file. */
export const readDocument = cached(buildOpenApi);

export type Operation = OperationObject & {
  readonly method: string;
  /** Address without host, such as `/v1/transfers/:id`. */
  readonly address: string;
  readonly url: string;
  readonly tag: string;
};

const methods = ['post', 'get', 'patch', 'delete'] as const;

function listAll({ paths, servers }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const url = `${(item.servers ?? servers)[0]?.url ?? ''}${path}`;
      if (!operation) return [];
      const tag = operation.tags?.[0] ?? '';
      const address = url.replace(/^https:\/\/[^/]+/, '').replace('{id}', ':id');
      return [{ ...operation, method: method.toUpperCase(), address, url, tag }];
    }),
  );
}

/** All operations of the file, with what the reference says about each. */
export const listOperations = cached(() => listAll(readDocument()));

export function resolveResponse(response: Response | Reference): Response {
  if (!('$ref' in response)) return response;
  return readDocument().components.responses[nameOf(response)] ?? { description: '' };
}

function resolveParameter(parameter: Parameter | Reference): Parameter | undefined {
  return '$ref' in parameter ? readDocument().components.parameters[nameOf(parameter)] : parameter;
}

/** Errors of an operation by status and type. */
export function listErrors({ responses }: Operation): { readonly status: string; readonly type: string }[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    status < '400'
      ? []
      : Object.values(resolveResponse(response).content ?? {}).flatMap(({ examples = {} }) =>
          Object.keys(examples).map((type) => ({ status, type })),
        ),
  );
}

/** Parameters of an operation, references resolved. */
export const listParameters = ({ parameters = [] }: Pick<Operation, 'parameters'>): Parameter[] =>
  parameters.flatMap((parameter) => resolveParameter(parameter) ?? []);

/** Whether an operation has what is common to the API: all but the token endpoint, which is below no version. */
export const isVersioned = ({ address }: Operation): boolean => address.startsWith('/v1/');

/** Names that each versioned operation has. */
function intersect(listNames: (operation: Operation) => readonly string[]): readonly string[] {
  const [first = [], ...others] = listOperations().filter(isVersioned).map(listNames);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** Types of errors that every versioned operation has. */
export const listCommonTypes = cached(() =>
  intersect((operation) => listErrors(operation).map(({ type }) => type)),
);

/** Names of parameters that every versioned operation has. */
export const listCommonParameters = cached(() =>
  intersect((operation) => listParameters(operation).map(({ name }) => name)),
);
