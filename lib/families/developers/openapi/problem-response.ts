import { problemBase, type problems } from '#content/site/interface/problems';
import { samples } from '#content/site/examples';
import type { Response } from './document';

type Problem = (typeof problems)[number];

/** Body of an error: the sample of the page, if it shows this one. */
function toBody({ type, title, status }: Problem): { readonly type: string; readonly title: string } {
  const shown = JSON.parse(samples.problem.body) as { readonly type: string; readonly title: string };
  const value = { type: `${problemBase}${type}`, title, status };
  return shown.type === value.type ? shown : value;
}

/** Response with an example for each of its errors, which all have the same status. */
export function writeProblemResponse(failures: readonly Problem[]): Response {
  const waits = failures.some(({ status }) => status === 429 || status === 503);
  return {
    description: failures.map(({ title }) => title).join(' '),
    ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(failures.map((failure) => [failure.type, { value: toBody(failure) }])),
      },
    },
  };
}
