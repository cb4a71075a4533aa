import { createDiagramSchema } from './diagram-schema';
import { createTextBuilders } from './text-builders';

const valid = {
  title: 'A payment parts in two',
  alt: 'One path comes in from the payer, and a decision splits it: the seller or a refund.',
  nodes: [
    { id: 'in', kind: 'endpoint', at: [0, 0], label: 'Payer' },
    { id: 'points', kind: 'decision', at: [1, 0], label: 'Points', note: 'the "rule"' },
    { id: 'out', kind: 'endpoint', at: [2, 0], label: 'Seller' },
  ],
  paths: [{ nodes: ['in', 'points', 'out'] }],
};

const schemaIn = (language: 'en' | 'de') =>
  createDiagramSchema(createTextBuilders(language, undefined), language);
const faults = (change: object): string[] =>
  schemaIn('en')
    .safeParse({ ...valid, ...change })
    .error?.issues.map(({ message }) => message) ?? [];

describe('a diagram', () => {
  it('is typeset', () => {
    const notes = (['en', 'de'] as const).map((language) => schemaIn(language).parse(valid).nodes[1]?.note);
    expect(notes).toEqual(['the “rule”', 'the „rule“']);
  });

  it('says what its signs mean', () => {
    expect(schemaIn('en').parse(valid).signs.pending).toBe('asks first');
    expect(schemaIn('de').parse(valid).signs.pending).toBe('fragt nach');
  });

  it('has all nodes of its paths', () => {
    expect(faults({ paths: [{ nodes: ['in', 'nowhere'] }] })).toEqual(
      expect.arrayContaining(['a node with the id "nowhere", which a path names']),
    );
  });

  it.each([
    [{ id: 'in', kind: 'stop', at: [3, 0], label: 'End' }, 'a node id of its own for every node'],
    [{ id: 'end', kind: 'stop', at: [2, 0], label: 'End' }, 'a place of its own for every node'],
  ])('has no conflicting node such as %j', (node, message) => {
    expect(faults({ nodes: [...valid.nodes, node] })).toContain(message);
  });

  it('has paths from left to right', () => {
    expect(faults({ paths: [{ nodes: ['out', 'in'] }] })).toEqual([
      'columns that grow along the path out in',
    ]);
  });
});
