import type { KnowledgeKind } from '#lib/page-model/shared-data';
import { samplePage, setPages } from '#tests/support/jest/sample-registry';
import { listLatestKnowledge, pickLatest } from './latest-knowledge';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));

const make = (id: string, modified?: string, announcedAs?: KnowledgeKind) =>
  samplePage('en', id, { ...(modified && { modified }), ...(announcedAs && { announcedAs }) });

const pages = [
  make('blog/a', '2026-01-01', 'blog'),
  make('blog/b', '2026-04-01', 'blog'),
  make('blog/c', '2026-03-01', 'blog'),
  make('blog/d', '2026-02-01', 'blog'),
  make('podcast/f', '2026-03-15', 'podcast'),
  make('podcast/e', '2026-03-15', 'podcast'),
  make('blog', '2026-05-01'),
  make('glossary/g', '2026-05-01'),
  make('webinars/undated', undefined, 'webinars'),
  samplePage('de', 'blog/h', { modified: '2026-06-01', announcedAs: 'blog' }),
];

describe('the latest knowledge', () => {
  it('has three of each kind, newest first, then by name, without unannounced ones', () => {
    expect(pickLatest(pages, 'en').map(({ path }) => path)).toEqual([
      '/en/blog/b/',
      '/en/podcast/e/',
      '/en/podcast/f/',
      '/en/blog/c/',
      '/en/blog/d/',
    ]);
  });

  it('states kind and date of each', () => {
    expect(pickLatest(pages, 'en')[0]).toEqual({
      kind: 'blog',
      name: 'Name of blog/b',
      path: '/en/blog/b/',
      text: 'What blog/b is about.',
      day: { iso: '2026-04-01', text: '1\u00a0April\u00a02026' },
    });
  });

  it('is derived from the registry', () => {
    setPages(...pages);
    expect(listLatestKnowledge('de').map(({ path }) => path)).toEqual(['/de/blog/h/']);
  });
});
