/** A request of the reference. */
export type Call = {
  readonly method: string;
  readonly url: string;
  /** Object that is sent, if any. */
  readonly body?: unknown;
  readonly isForm: boolean;
  /** Whether the response has a body. */
  readonly hasAnswer: boolean;
};

const mediaTypeOf = ({ isForm }: Pick<Call, 'isForm'>): string =>
  isForm ? 'application/x-www-form-urlencoded' : 'application/json';

/** The token endpoint, which takes a form, needs neither token nor key. */
export const needsKey = ({ method, isForm }: Pick<Call, 'method' | 'isForm'>): boolean =>
  method === 'POST' && !isForm;

/** Headers by name; token and key as the language writes them. */
export function listHeaders(call: Call, token: string, key: string, quote: (text: string) => string) {
  return [
    ...(call.isForm ? [] : [['Authorization', token] as const]),
    ...(call.body === undefined ? [] : [['Content-Type', quote(mediaTypeOf(call))] as const]),
    ...(needsKey(call) ? [['Idempotency-Key', key] as const] : []),
  ];
}
