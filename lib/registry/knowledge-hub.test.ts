import type { KnowledgeFigure } from '#lib/page-model/shared-data';
import { samplePage, setPages } from '#tests/support/jest/sample-registry';
import { buildKnowledgeHub, drawKnowledgeHub } from './knowledge-hub';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));

const figureOf = (kind: string): KnowledgeFigure => ({
  cover: { kind, drawing: { width: 1, height: 1, marks: [] } },
});
const swimlanesOf = (height: number): KnowledgeFigure => {
  const drawing = { width: 1, height, marks: [] };
  return { swimlanes: { alt: 'Who speaks.', drawings: { half: drawing, narrow: drawing } } };
};

const make = (
  id: string,
  modified: string,
  announcedAs: 'blog' | 'podcast' | 'webinars',
  figure: KnowledgeFigure,
) => samplePage('en', id, { modified, announcedAs, figure: () => figure });

const pages = [
  make('blog/old', '2026-01-01', 'blog', figureOf('old')),
  make('blog/new', '2026-04-01', 'blog', figureOf('new')),
  make('podcast/a', '2026-03-01', 'podcast', swimlanesOf(180)),
  make('webinars/b', '2026-02-01', 'webinars', swimlanesOf(200)),
  samplePage('en', 'glossary/term'),
];

const hub = drawKnowledgeHub(pages, 'en');

describe('the knowledge hub', () => {
  it('has a line for each kind with its newest page, and for the glossary with its number of terms', () => {
    const captions = hub.plan.drawings.narrow.nodes.slice(1).map(({ path, name }) => [path, name]);
    expect(captions).toEqual([
      ['#podcast', 'Name of podcast/a, 1\u00a0March\u00a02026'],
      ['#webinars', 'Name of webinars/b, 1\u00a0February\u00a02026'],
      ['#blog', 'Name of blog/new, 1\u00a0April\u00a02026'],
      ['#glossary', 'One term'],
    ]);
  });

  it('shows the newest of each kind, with swimlanes of equal height', () => {
    expect(hub.figures.blog?.cover?.kind).toBe('new');
    expect(hub.figures.podcast?.swimlanes?.drawings.half.height).toBe(200);
  });

  it('is derived from the registry', () => {
    setPages(...pages.slice(0, 1));
    expect(buildKnowledgeHub('en').figures.blog?.cover?.kind).toBe('old');
  });
});
