import type { MediaType } from '../openapi/document';
import type { Call } from './call';
import { findRef } from './list-fields';
import { listOperations, readDocument, resolveResponse, type Operation } from './list-operations';

/** Status and body of the successful response. */
export function findAnswer({ responses }: Operation) {
  const [status = '', response] = Object.entries(responses)[0] ?? [];
  const { description = '', content = {} } = response ? resolveResponse(response) : {};
  return { status, description, media: Object.values(content)[0] };
}

export const findRequest = ({
  requestBody,
}: Operation): readonly [type: string, media: MediaType] | undefined =>
  Object.entries(requestBody?.content ?? {})[0];

/** The object of a body: `Transfer`, or of a list its entries. */
export function findObject({ schema }: MediaType): string | undefined {
  return findRef(schema) ?? findRef(schema.properties?.['data'] ?? {});
}

/** All objects that requests and responses of an operation name. */
export function listObjects(operation: Operation): string[] {
  const media = [findRequest(operation)?.[1], findAnswer(operation).media];
  return media.flatMap((found) => (found && findObject(found)) ?? []);
}

/** An example of the resource's ids. */
function findId({ tag }: Operation): string {
  const { schemas } = readDocument().components;
  const ids = listOperations()
    .filter((operation) => operation.tag === tag)
    .flatMap(listObjects)
    .flatMap((name) => schemas[name]?.properties?.['id']?.examples ?? []);
  return String(ids[0]);
}

/** The request of an operation with its example. */
export function toCall(operation: Operation): Call {
  const { method, url } = operation;
  const [type = '', media] = findRequest(operation) ?? [];
  return {
    method,
    url: url.replace('{id}', findId(operation)),
    ...(media && { body: media.example }),
    isForm: type.endsWith('form-urlencoded'),
    hasAnswer: findAnswer(operation).media !== undefined,
  };
}
