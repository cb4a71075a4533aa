import { z } from 'zod';
import type { TextBuilders } from './text-builders';

const createNodeSchema = ({ text }: TextBuilders) =>
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'a word of a–z, 0–9 and hyphens')
      .describe('Name of the node within the diagram.'),
    kind: z
      .enum(['platform', 'station', 'signal', 'switch', 'buffer'])
      .describe('Kind of node: where something arrives, a step, a check, a decision, an end.'),
    at: z
      .tuple([z.int().min(0).max(7), z.number().min(0).max(4).multipleOf(0.5)])
      .describe('Column from the left and lane from the top, both from 0; a lane may be halved.'),
    label: text(2, 40).describe('One to three words.'),
    note: text(2, 60).optional().describe('A second, smaller line.'),
    aspect: z
      .enum(['clear', 'caution', 'stop'])
      .optional()
      .describe('What the signal shows; for signals only.'),
    lanes: z
      .tuple([z.int().min(0).max(4), z.int().min(0).max(4)])
      .optional()
      .describe(
        'For a signal over several tracks: the first and the last of their lanes. Each track keeps its lane there.',
      ),
  });

const trackSchema = z.strictObject({
  path: z.array(z.string()).min(2).describe('Ids of the nodes on the track, in the order of their columns.'),
  style: z
    .enum(['main', 'side'])
    .optional()
    .describe('A main track shows the main process, a side track an optional path.'),
});

type Diagram = {
  readonly nodes: readonly z.output<ReturnType<typeof createNodeSchema>>[];
  readonly tracks: readonly z.output<typeof trackSchema>[];
};

/** Checks across nodes and tracks. */
function listFaults({ nodes, tracks }: Diagram): string[] {
  const columns = new Map(nodes.map(({ id, at }) => [id, at[0]]));
  const places = nodes.map(({ at }) => at.join());
  const unknown = tracks.flatMap(({ path }) => path.filter((id) => !columns.has(id)));
  const backward = tracks.filter(({ path }) =>
    path.some(
      (id, index) => index > 0 && (columns.get(id) ?? 0) <= (columns.get(path[index - 1] ?? '') ?? -1),
    ),
  );
  const bridges = nodes.filter(({ lanes }) => lanes);
  const wrong = bridges.filter(
    ({ kind, at, lanes = [0, 0] }) => kind !== 'signal' || at[1] < lanes[0] || at[1] > lanes[1],
  );
  return [
    ...wrong.map(({ id }) => `"lanes" at signals only, and their own lane among them: "${id}"`),
    ...(columns.size < nodes.length ? ['a node id of its own for every node'] : []),
    ...(new Set(places).size < places.length ? ['a place of its own for every node'] : []),
    ...unknown.map((id) => `a node with the id "${id}", which a track names`),
    ...backward.map(({ path }) => `columns that grow along the track ${path.join(' ')}`),
  ];
}

/**
 * An interlocking diagram in front matter: tracks that run from left to right past signals and
 * switches to platforms. Every language has its own words; ids, places and tracks are the same.
 */
export function createDiagramSchema(texts: TextBuilders) {
  return z
    .strictObject({
      title: texts.text(10, 90).describe('What the diagram shows, as a heading.'),
      alt: texts.text(60, 400).describe('The same in one to three sentences: the text alternative.'),
      nodes: z
        .array(createNodeSchema(texts))
        .min(3)
        .max(14)
        .describe('The nodes on the tracks, each at a position of its own.'),
      tracks: z.array(trackSchema).min(1).max(10).describe('The lines between nodes.'),
    })
    .superRefine((diagram, context) => {
      for (const message of listFaults(diagram)) context.addIssue({ code: 'custom', message });
    })
    .meta({ part: 'diagram', description: 'The diagram.' });
}

export type DiagramItem = z.output<ReturnType<typeof createDiagramSchema>>;
