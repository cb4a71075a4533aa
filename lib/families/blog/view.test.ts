import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { posts } from './collection';
import { blogFamily } from './family';
import { listCategories } from './post-link';
import { buildCategoryView, buildPostView } from './view';

const entries = locales.flatMap((locale) => posts.all(locale));

describe('blog', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildPostView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'name',
        'trail',
        'trailLabel',
        'contactHref',
        'title',
        'summary',
        'category',
        'author',
        'day',
        'minutes',
        'html',
        'contents',
        'related',
        'labels',
        'index',
      ].toSorted(),
    );
    expect(view.contents.length).toBeGreaterThan(1);
    expect(view.related.map(({ path }) => path)).not.toContain(`/${entry.locale}/blog/${entry.slug}/`);
  });

  it('says who wrote what and when as the language does', () => {
    const views = locales.map((locale) =>
      buildPostView({
        ...posts.get(locale, 'verification-of-payee-one-year-on'),
        author: 'carsten-oelsner',
        date: '2026-03-01',
      }),
    );
    expect(views.map(({ author, day, category }) => [author.role, day.text, category.path])).toEqual([
      ['Head of Lending', '1\u00a0March\u00a02026', '/en/blog/category/payments/'],
      ['Leiter Kreditgeschäft', '1.\u00a0März\u00a02026', '/de/blog/category/payments/'],
    ]);
  });

  it.each(locales)('has a page for every category with posts, which lists them (%s)', (locale) => {
    const categories = listCategories(locale);
    const pages = blogFamily.pages(locale).filter(({ template }) => template === 'blog-category');
    expect(pages.map(({ id }) => id)).toEqual(categories.map((category) => `blog/category/${category}`));
    const listed = categories.flatMap((category) => {
      const view = buildCategoryView(locale, category);
      expect(findGaps(view)).toEqual([]);
      return view.items.map(({ path }) => path);
    });
    expect(listed.toSorted()).toEqual(
      posts
        .all(locale)
        .map(({ slug }) => `/${locale}/blog/${slug}/`)
        .toSorted(),
    );
  });

  it('gives its posts anchors for links, and all pages a day for the sitemap', () => {
    const pages = blogFamily.pages('de');
    expect(pages.every(({ modified }) => modified !== undefined)).toBe(true);
    expect(
      pages
        .filter(({ template }) => template === 'blog-post')
        .every((page) => (page.anchors?.().length ?? 0) > 0),
    ).toBe(true);
  });
});
