import { diagramSchema, typesetDiagram } from './diagram-schema';

const valid = {
  title: 'A payment parts in two',
  alt: 'One track comes in from the payer, and a switch parts it: the seller or a refund.',
  nodes: [
    { id: 'in', kind: 'platform', at: [0, 0], label: 'Payer' },
    { id: 'points', kind: 'switch', at: [1, 0], label: 'Points', note: 'the "rule"' },
    { id: 'out', kind: 'platform', at: [2, 0], label: 'Seller' },
  ],
  tracks: [{ path: ['in', 'points', 'out'] }],
};

const faults = (change: object): string[] =>
  diagramSchema.safeParse({ ...valid, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('diagramSchema', () => {
  it('takes a diagram', () => {
    expect(faults({})).toEqual([]);
  });

  it('names a node that a track needs', () => {
    expect(faults({ tracks: [{ path: ['in', 'nowhere'] }] })).toEqual(
      expect.arrayContaining(['a node with the id "nowhere", which a track names']),
    );
  });

  it('wants an id and a place of its own for every node', () => {
    expect(
      faults({ nodes: [...valid.nodes, { id: 'in', kind: 'buffer', at: [3, 0], label: 'End' }] }),
    ).toContain('a node id of its own for every node');
    expect(
      faults({ nodes: [...valid.nodes, { id: 'end', kind: 'buffer', at: [2, 0], label: 'End' }] }),
    ).toContain('a place of its own for every node');
  });

  it('wants tracks that run forward', () => {
    expect(faults({ tracks: [{ path: ['out', 'in'] }] })).toEqual([
      'columns that grow along the track out in',
    ]);
  });
});

describe('typesetDiagram', () => {
  it('sets quotation marks by language', () => {
    const notes = (['en', 'de'] as const).map(
      (locale) => typesetDiagram(diagramSchema.parse(valid), locale).nodes[1]?.note,
    );
    expect(notes).toEqual(['the “rule”', 'the „rule“']);
  });
});
