import { findGaps } from '#tests/support/jest/find-gaps';
import { entryFamily } from './family';
import { buildEntryView } from './view';

describe('entry', () => {
  it.each(['entry', 'notFound', 'serverError'] as const)('%s has a complete view', (kind) => {
    const view = buildEntryView(kind);
    // Nothing stands above these pages, so nothing labels a trail.
    expect(findGaps(view, ['trailLabel'])).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(['name', 'trail', 'trailLabel', 'blocks'].toSorted());
    expect(view.blocks.map(({ locale, links }) => [locale, links[0]?.path])).toEqual([
      ['en', '/en/'],
      ['de', '/de/'],
    ]);
  });

  it('has its pages once, not once per language', () => {
    expect(entryFamily.pages('en').map(({ path }) => path)).toEqual(['/', '/404.html/', '/500.html/']);
    expect(entryFamily.pages('de')).toEqual([]);
  });
});
