import { postsPerPage } from '#content/blog/index';
import { contacts } from '#content/site/contacts';
import { personSchema } from '#lib/facts/people';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { writeText } from '#tests/support/jest/write-text';
import { archiveId, buildArchiveView, buildPagination, countArchivePages } from './archive';
import { archivePage, blogFamily } from './family';
import { categorySlugs, posts, type PostEntry } from './schema';
import { buildCategoryView, listCategories } from './view';

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  for (const locale of ['en', 'de'])
    for (let day = 1; day <= postsPerPage + 1; day += 1) {
      const facts = {
        date: `2026-01-${String(day).padStart(2, '0')}`,
        category: categorySlugs[0],
        author: personSchema.options[0],
        title: `A headline that is long enough, number ${day}`,
        summary: 'What the post says, in a sentence that is as long as its schema asks for, and no longer.',
      };
      writeText(tree, `blog/post-${day}`, locale, { ...facts, summary: `${facts.summary} Or more.` });
    }
  // The people responsible for posts are also responsible for services.
  for (const slug of new Set(
    Object.values(contacts).flatMap((one) => ('services' in one ? one.services : [])),
  ))
    for (const locale of ['en', 'de']) writeText(tree, `services/${slug}`, locale, {});
});
afterAll(() => tree.leave());

describe('the archive of the blog', () => {
  it('adds a page when a post exceeds the page size', () => {
    const counts = [0, 1, postsPerPage, postsPerPage + 1, 3 * postsPerPage].map(countArchivePages);
    expect(counts).toEqual([1, 1, 1, 2, 3]);
    expect([archiveId(1), archiveId(2)]).toEqual(['blog', 'blog/page/2']);
  });

  it('shows each post on exactly one page, the newest first', () => {
    const pages = [1, 2].map((page) => buildArchiveView('de', page));
    expect(pages.map(({ items }) => items.length)).toEqual([postsPerPage - 1, 1]);
    const days = pages.flatMap(({ newest, items }) => [...newest, ...items].map(({ day }) => day.iso));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days).size).toBe(postsPerPage + 1);
  });

  it('links the pages with each other, a single page with none', () => {
    const label = expect.any(String);
    expect(buildPagination('en', 2, 3)).toEqual({
      label,
      previous: { name: label, path: '/en/blog/' },
      next: { name: label, path: '/en/blog/page/3/' },
      pages: [
        { name: '1', path: '/en/blog/', current: false },
        { name: '2', path: '/en/blog/page/2/', current: true },
        { name: '3', path: '/en/blog/page/3/', current: false },
      ],
    });
    expect([buildPagination('en', 1, 2)?.previous, buildPagination('en', 2, 2)?.next]).toEqual([null, null]);
    expect(buildPagination('en', 1, 1)).toBeNull();
  });

  it('excludes further pages from the search and gives them distinct names', () => {
    const [first, second] = [archivePage('en', 1), archivePage('en', 2)];
    expect(second).toMatchObject({ path: '/en/blog/page/2/', indexed: false, inSitemap: false });
    expect(first).toMatchObject({
      path: '/en/blog/',
      indexed: true,
      modified: `2026-01-${postsPerPage + 1}`,
    });
    expect(second.name).not.toBe(first.name);
    expect(second.trail.at(-1)?.path).toBe(first.path);
  });

  it('lists categories with their post counts once there are two', () => {
    expect(buildArchiveView('en', 1).categories).toEqual([]);
    expect(listCategories('en')).toEqual([categorySlugs[0]]);
  });
});

describe('the blog', () => {
  it('has pages for its archive, its used categories and its posts', () => {
    const ids = blogFamily.pages('en').map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['blog', 'blog/page/2', `blog/category/${categorySlugs[0]}`]);
    expect(ids).toHaveLength(3 + postsPerPage + 1);
  });

  it('lists all posts of a category', () => {
    const [category] = categorySlugs;
    if (!category) throw new Error('The blog has no category.');
    const { newest, items } = buildCategoryView('en', category);
    expect([...newest, ...items]).toHaveLength(posts.all('en').length);
    const other = posts
      .all('en')
      .map((post): PostEntry => post)
      .filter((post) => post.category !== category);
    expect(other).toEqual([]);
  });
});
