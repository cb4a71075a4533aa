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
              "Ids of the diagram's nodes up to the end of the process, which are highlighted; by default the main tracks.",
            ),
          signal: z
            .strictObject({
              id: z.string().describe('Id of the signal in the diagram.'),
              aspect: z
                .enum(['clear', 'caution', 'stop'])
                .describe('What it shows: continue, wait, or stop.'),
            })
            .optional()
            .describe('The signal that decides, and what it shows.'),
          outcome: text(40, 240).describe('What follows, in one or two sentences.'),
          code: z
            .string()
            .max(40)
            .optional()
            .describe("State, event or field of the interface, as the developers' page names it."),
        }),
      )
      .min(2)
      .max(3)
      .describe('The options; the first one leads to the end of the process.'),
  });

export type CheckItem = z.output<ReturnType<typeof createCheckSchema>>;

type Problem = { readonly path: PropertyKey[]; readonly message: string };

/** Nodes and signals of a check that are missing in its diagram. */
function listProblems({ states }: CheckItem, { nodes }: Pick<DiagramItem, 'nodes'>): readonly Problem[] {
  const ids = nodes.map(({ id }) => id);
  const signals = nodes.flatMap(({ id, kind }) => (kind === 'signal' ? id : []));
  return states.flatMap(({ route = [], signal }, state) => [
    ...route.flatMap((id, index) =>
      ids.includes(id)
        ? []
        : [{ path: ['check', 'states', state, 'route', index], message: `one of ${ids.join(', ')}` }],
    ),
    ...(!signal || signals.includes(signal.id)
      ? []
      : [{ path: ['check', 'states', state, 'signal', 'id'], message: `one of ${signals.join(', ')}` }]),
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
