import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import type { PressEntry, ReleaseEntry } from './schema';
import { buildGrowth, splitNotes } from './release-view';
import { buildPressView, groupReleases } from './view';

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  tree.write('public/documents/press/mark.svg', 'x'.repeat(1250));
});
afterAll(() => tree.leave());

const release = (slug: string, date: string): ReleaseEntry =>
  ({
    locale: 'en',
    slug,
    date,
    name: slug,
    kind: 'company',
    summary: 'x',
    figures: [],
  }) as unknown as ReleaseEntry;

describe('releases', () => {
  it('are grouped by year, newest first', () => {
    const years = groupReleases([
      release('a', '2025-03-01'),
      release('b', '2026-02-01'),
      release('c', '2026-10-01'),
    ]);
    expect(years.map(({ year, items }) => [year, items.map(({ path }) => path)])).toEqual([
      ['2026', ['/en/press/c/', '/en/press/b/']],
      ['2025', ['/en/press/a/']],
    ]);
  });
});

describe('the growth of a release', () => {
  const growth = { title: 'x', alt: 'y', fresh: '7 new', day: '2024-09-30', count: 45 };
  const labels = (): string[] =>
    (buildGrowth({ growth, locale: 'en' })?.drawings.half.marks ?? []).flatMap((mark) =>
      mark.kind === 'text' && mark.x > 0 ? [mark.text] : [],
    );

  it('contains the years before its day, then its number', () => {
    expect(labels()).toEqual(['22', '31', '41', '45']);
  });

  it('is null for other news', () => {
    expect(buildGrowth({ growth: undefined, locale: 'en' })).toBeNull();
  });
});

describe('the notes to editors', () => {
  const split = (heading: string) =>
    splitNotes({
      ...{ file: 'content/x/en.md', locale: 'en' },
      body: () => ({ html: `<h2>A</h2>a<h2>${heading}</h2>b`, headings: [], links: [] }),
      contents: () => ['A', heading].map((text) => ({ id: text, text, level: 2 })),
    });

  it('are the last chapter', () => {
    expect(split('Notes to editors')).toEqual({ html: '<h2>A</h2>a', notes: '<h2>Notes to editors</h2>b' });
  });

  it('are missed if the last chapter is another one', () => {
    expect(() => split('B')).toThrow(
      'content/x/en.md: body: expected "## Notes to editors" as the last chapter, found "B"',
    );
  });
});

describe('logos', () => {
  const entry = (file: string): PressEntry =>
    ({
      locale: 'de',
      file: 'content/press/pages/press/de.md',
      releases: { title: 'x' },
      hours: { from: 8, to: 18, opens: '8', closes: '18', days: 'x', alt: 'x' },
      boilerplate: { title: 'x', short: {}, long: {} },
      logos: { title: 'x', items: [{ file, title: 'x', note: 'x' }] },
    }) as unknown as PressEntry;

  it('have a formatted size and the background they are for', () => {
    tree.write('public/documents/press/mark-on-dark.svg', 'x');
    const logos = ['mark.svg', 'mark-on-dark.svg'].map((file) => buildPressView(entry(file)).logos.items[0]);
    expect(logos[0]).toMatchObject({ href: '/documents/press/mark.svg', size: '1,3\u00a0kB' });
    expect(logos.map((logo) => logo?.isOnDark)).toEqual([false, true]);
  });

  it('throw if the file is missing', () => {
    expect(() => buildPressView(entry('none.svg'))).toThrow(
      'content/press/pages/press/de.md: logos: expected a file public/documents/press/none.svg, found none',
    );
  });
});
