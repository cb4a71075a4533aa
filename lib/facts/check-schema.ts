import { z } from 'zod';
import type { DiagramItem } from '#lib/content/diagram-schema';
import type { Builders } from '#lib/content/schema';
import { createMockupSchema } from './mockup-schema';

/**
 * The interactive check at the head of a page: two or three answers, each with the app's screen, the route on
 * the page's diagram, and the message to the partner's system.
 */
export const createCheckSchema = ({ text }: Pick<Builders, 'text'>) =>
  z.strictObject({
    legend: text(8, 60).describe('Question that the options answer.'),
    states: z
      .array(
        z.strictObject({
          key: text(2, 30).describe('Words on the option.'),
          mockup: createMockupSchema({ text }).describe('What the customer sees.'),
          route: z
            .array(z.string())
            .min(2)
            .optional()
            .describe(
              "Ids of the diagram's nodes up to the end of the process, which are highlighted; by default the main paths.",
            ),
          node: z
            .strictObject({
              id: z.string().describe('Id of a check in the diagram.'),
              status: z.enum(['passed', 'pending', 'failed']).describe('Its status in this state.'),
            })
            .optional()
            .describe('The check that decides, and its status.'),
          outcome: text(40, 240).describe('What follows, in one or two sentences.'),
          code: z
            .string()
            .max(40)
            .optional()
            .describe('State, event or field of the interface, as a page for developers names it.'),
        }),
      )
      .min(2)
      .max(3)
      .describe('The options; the first one leads to the end of the process.'),
  });

export type CheckItem = z.output<ReturnType<typeof createCheckSchema>>;

type Problem = { readonly path: PropertyKey[]; readonly message: string };

/** Nodes of a check that are missing in its diagram. */
function listProblems({ states }: CheckItem, { nodes }: Pick<DiagramItem, 'nodes'>): readonly Problem[] {
  const ids = nodes.map(({ id }) => id);
  const checks = nodes.flatMap(({ id, kind }) => (kind === 'check' ? id : []));
  return states.flatMap(({ route = [], node }, state) => [
    ...route.flatMap((id, index) =>
      ids.includes(id)
        ? []
        : [{ path: ['check', 'states', state, 'route', index], message: `one of ${ids.join(', ')}` }],
    ),
    ...(!node || checks.includes(node.id)
      ? []
      : [{ path: ['check', 'states', state, 'node', 'id'], message: `one of ${checks.join(', ')}` }]),
  ]);
}

/** Validates a page's check against its diagram. */
export function refineCheck(
  page: { readonly check: CheckItem; readonly diagram: Pick<DiagramItem, 'nodes'> },
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  for (const problem of listProblems(page.check, page.diagram))
    context.addIssue({ code: 'custom', ...problem, input: page });
}
