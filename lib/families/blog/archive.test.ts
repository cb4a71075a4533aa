import { postsPerPage } from '#content/blog/index';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { archiveId, buildArchiveView, buildPagination, countArchivePages } from './archive';
import { posts, type PostEntry } from './collection';
import { archivePage, blogFamily } from './family';

const sample = posts.get('de', 'verification-of-payee-one-year-on');
const makePosts = (count: number): PostEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...sample,
    slug: `post-${index + 1}`,
    name: `Beitrag ${index + 1}`,
  }));

describe('the archive of the blog', () => {
  it.each(locales)('is one page without links to others while everything fits (%s)', (locale) => {
    const view = buildArchiveView(locale, 1);
    expect(findGaps(view)).toEqual([]);
    expect(view.pagination).toBeNull();
    expect(view.categories).toEqual([]);
    expect(view.items).toHaveLength(posts.all(locale).length);
    expect(
      blogFamily
        .pages(locale)
        .filter(({ template }) => template === 'blog-archive')
        .map(({ id }) => id),
    ).toEqual(['blog']);
  });

  it('has a further page as soon as a post does not fit', () => {
    expect([0, 1, postsPerPage, postsPerPage + 1, 3 * postsPerPage].map(countArchivePages)).toEqual([
      1, 1, 1, 2, 3,
    ]);
    expect([archiveId(1), archiveId(2)]).toEqual(['blog', 'blog/page/2']);
  });

  it('shows each post on exactly one page', () => {
    const many = makePosts(2 * postsPerPage + 1);
    const pages = [1, 2, 3].map((page) => buildArchiveView('de', page, many));
    expect(pages.map(({ items }) => items.length)).toEqual([postsPerPage, postsPerPage, 1]);
    expect(pages.flatMap(({ items }) => items.map(({ path }) => path))).toEqual(
      many.map(({ slug }) => `/de/blog/${slug}/`),
    );
    expect(pages.map(({ name, trail }) => [name, trail.length])).toEqual([
      ['Blog', 1],
      ['Seite\u00a02', 2],
      ['Seite\u00a03', 2],
    ]);
    expect(pages.map((view) => findGaps(view))).toEqual([[], [], []]);
  });

  it('links the pages with each other', () => {
    expect(buildPagination('en', 2, 3)).toEqual({
      label: 'Pages of the archive',
      previous: { name: 'Newer posts', path: '/en/blog/' },
      next: { name: 'Older posts', path: '/en/blog/page/3/' },
      pages: [
        { name: '1', path: '/en/blog/', current: false },
        { name: '2', path: '/en/blog/page/2/', current: true },
        { name: '3', path: '/en/blog/page/3/', current: false },
      ],
    });
    expect([buildPagination('en', 1, 2)?.previous, buildPagination('en', 2, 2)?.next]).toEqual([null, null]);
  });

  it('keeps further pages out of searches, under a name of their own', () => {
    expect(archivePage('en', 2)).toMatchObject({
      id: 'blog/page/2',
      path: '/en/blog/page/2/',
      name: 'Blog, Page 2',
      indexed: false,
    });
    expect(archivePage('en', 1)).toMatchObject({ id: 'blog', name: 'Blog', indexed: true });
  });
});
