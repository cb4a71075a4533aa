import { z } from 'zod';
import type { DiagramItem } from '#lib/content/diagram-schema';
import type { Builders } from '#lib/content/schema';
import { createVignetteSchema } from './vignette-schema';

/**
 * The check at the head of a page: two or three answers that a visitor can choose from, each with what the
 * customer sees, how far the run comes on the page's diagram, and what your system is told.
 */
export const createCheckSchema = ({ text }: Pick<Builders, 'text'>) =>
  z.strictObject({
    /** Question that the keys answer. */ legend: text(8, 60),
    /** The answers; with the first one the run reaches its end. */
    states: z
      .array(
        z.strictObject({
          /** Words of the key. */ key: text(2, 30),
          /** What the customer sees. */ vignette: createVignetteSchema({ text }),
          /** Ids of the diagram's nodes up to where the run ends; without it the main tracks are lit. */
          route: z.array(z.string()).min(2).optional(),
          /** The signal that has decided, and what it shows. */
          signal: z
            .strictObject({
              /** Id of the signal in the diagram. */ id: z.string(),
              /** What it shows: the run goes on, waits, or ends. */ aspect: z.enum([
                'clear',
                'caution',
                'stop',
              ]),
            })
            .optional(),
          /** What follows, in one or two sentences. */ outcome: text(40, 240),
          /** State, event or field of the interface, as the developers' page names it. */
          code: z.string().max(40).optional(),
        }),
      )
      .min(2)
      .max(3),
  });

export type CheckItem = z.output<ReturnType<typeof createCheckSchema>>;

type Problem = { readonly path: PropertyKey[]; readonly message: string };

/** Where a check names what its diagram does not have: nodes on the way, and signals that are none. */
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

/** Refines the schema of a page: its check runs on its own diagram. */
export function refineCheck(
  page: { readonly check: CheckItem; readonly diagram: Pick<DiagramItem, 'nodes'> },
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  for (const problem of listProblems(page.check, page.diagram))
    context.addIssue({ code: 'custom', ...problem, input: page });
}
