import { z } from 'zod';
import type { Language } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import type { TextBuilders } from './text-builders';

const createNodeSchema = ({ text }: TextBuilders) =>
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'a word of a–z, 0–9 and hyphens')
      .describe('Name of the node within the diagram.'),
    kind: z
      .enum(['endpoint', 'step', 'check', 'decision', 'stop'])
      .describe(
        'Kind of node: where money or a customer comes from or arrives, a step, a check, a decision, an early end.',
      ),
    at: z
      .tuple([z.int().min(0).max(7), z.number().min(0).max(4).multipleOf(0.5)])
      .describe('Column from the left and lane from the top, both from 0; a lane may be halved.'),
    label: text(2, 40).describe('One to three words.'),
    note: text(2, 60).optional().describe('A second, smaller line.'),
    status: z
      .enum(['passed', 'pending', 'failed'])
      .optional()
      .describe('Status of a check; for checks only.'),
    lanes: z
      .tuple([z.int().min(0).max(4), z.int().min(0).max(4)])
      .optional()
      .describe(
        'For a check across several paths: the first and the last of their lanes. Each path keeps its lane there.',
      ),
  });

const pathSchema = z.strictObject({
  nodes: z.array(z.string()).min(2).describe('Ids of the nodes on the path, in the order of their columns.'),
  style: z
    .enum(['main', 'side'])
    .optional()
    .describe('A main path shows the main process, a side path an optional path.'),
});

type Diagram = {
  readonly nodes: readonly z.output<ReturnType<typeof createNodeSchema>>[];
  readonly paths: readonly z.output<typeof pathSchema>[];
};

/** Checks across nodes and paths. */
function listFaults({ nodes, paths }: Diagram): string[] {
  const columns = new Map(nodes.map(({ id, at }) => [id, at[0]]));
  const places = nodes.map(({ at }) => at.join());
  const unknown = paths.flatMap(({ nodes: ids }) => ids.filter((id) => !columns.has(id)));
  const backward = paths.filter(({ nodes: ids }) =>
    ids.some((id, index) => index > 0 && (columns.get(id) ?? 0) <= (columns.get(ids[index - 1] ?? '') ?? -1)),
  );
  const spanning = nodes.filter(({ lanes }) => lanes);
  const wrong = spanning.filter(
    ({ kind, at, lanes = [0, 0] }) => kind !== 'check' || at[1] < lanes[0] || at[1] > lanes[1],
  );
  return [
    ...wrong.map(({ id }) => `"lanes" at checks only, and their own lane among them: "${id}"`),
    ...(columns.size < nodes.length ? ['a node id of its own for every node'] : []),
    ...(new Set(places).size < places.length ? ['a place of its own for every node'] : []),
    ...unknown.map((id) => `a node with the id "${id}", which a path names`),
    ...backward.map(({ nodes: ids }) => `columns that grow along the path ${ids.join(' ')}`),
  ];
}

/** What the signs of checks and early ends mean. */
function readSigns(language: Language) {
  const t = translate.content[language];
  return { passed: t('signs.passed'), pending: t('signs.pending'), ends: t('signs.ends') };
}

/**
 * A flow diagram in front matter: paths that run from left to right through nodes.
 * Every language has its own words; ids, places and paths are the same.
 */
export function createDiagramSchema(texts: TextBuilders, language: Language) {
  return z
    .strictObject({
      title: texts.text(10, 90).describe('What the diagram shows, as a heading.'),
      alt: texts.text(60, 400).describe('The same in one to three sentences: the text alternative.'),
      nodes: z
        .array(createNodeSchema(texts))
        .min(3)
        .max(14)
        .describe('The nodes on the paths, each at a position of its own.'),
      paths: z.array(pathSchema).min(1).max(10).describe('The lines between nodes.'),
    })
    .superRefine((diagram, context) => {
      for (const message of listFaults(diagram)) context.addIssue({ code: 'custom', message });
    })
    .transform((diagram) => ({ ...diagram, signs: readSigns(language) }))
    .meta({ part: 'diagram', description: 'The diagram.' });
}

export type DiagramItem = z.output<ReturnType<typeof createDiagramSchema>>;
