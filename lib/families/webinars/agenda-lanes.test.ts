import { ContentError } from '#lib/content/content-error';
import { findSections, measureAgenda } from './agenda-lanes';

const entry = {
  file: 'content/webinars/x/en.md',
  starts: '10:00',
  ends: '11:00',
  speakers: [
    { person: 'carsten-oelsner', text: 'x' },
    { person: 'nora-wiesinger', text: 'x' },
  ],
  agenda: [
    { at: '10:00', title: 'One', by: 'carsten-oelsner' },
    { at: '10:15', title: 'Two', by: 'nora-wiesinger' },
    { at: '10:50', title: 'Questions' },
  ],
} as const;
const lane = (name: string) => ({ name, short: name, role: 'x' });
type Source = Parameters<typeof measureAgenda>[0];
const measure = (own: object = {}) =>
  measureAgenda(
    { ...entry, ...own } as unknown as Source,
    ['C', 'N'].map(lane),
    lane('All'),
    (count) => `${count} min`,
  );

describe('an hour', () => {
  it('is measured in minutes; items without a speaker have a separate lane', () => {
    const { lanes, segments, chapters, end } = measure();
    expect(segments).toEqual([
      { lane: 0, length: 15, label: '15 min' },
      { lane: 1, length: 35, label: '35 min' },
      { lane: 2, length: 10, label: '10 min' },
    ]);
    expect(chapters.map(({ at, time }) => [at, time])).toEqual([
      [0, '10:00'],
      [15, '10:15'],
      [50, '10:50'],
    ]);
    expect([lanes.map(({ name }) => name), end]).toEqual([['C', 'N', 'All'], '11:00']);
  });

  it('has no shared lane if every item has a speaker', () => {
    expect(measure({ agenda: entry.agenda.slice(0, 2) }).lanes).toHaveLength(2);
  });

  it.each([
    ['does not begin with it', entry.agenda.slice(1)],
    ['goes back', [...entry.agenda, { at: '10:40', title: 'Late' }]],
  ])('throws if the agenda %s', (_case, agenda) => {
    expect(() => measure({ agenda })).toThrow(ContentError);
    expect(() => measure({ agenda })).toThrow('expected times that begin at 10:00 and rise towards 11:00');
  });
});

describe('agenda items', () => {
  const contents = (...ids: string[]) => ids.map((id) => ({ id, text: id, level: 2 }));
  const find = (...ids: string[]) =>
    findSections({ ...entry, contents: () => contents(...ids) } as unknown as Parameters<
      typeof findSections
    >[0]);

  it('link to the sections of the summary unless they have no speaker', () => {
    expect(find('one', 'two')).toEqual(['one', 'two', undefined]);
  });

  it('throw if the summary has other sections', () => {
    expect(() => find('one')).toThrow('expected a point for each of the 1 sections');
  });
});
