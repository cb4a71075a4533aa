import { listPages } from '#lib/registry/registry';

/** Related pages that an article finds by its subject; an editor's choice has a title of its own and an order. */
type Names = readonly { readonly name: string }[];
type Related = { readonly related?: Names | { readonly pages: unknown } };

const isList = (related: Related['related']): related is Names => Array.isArray(related);

const lists = listPages().flatMap((page) => {
  const { related } = page.view() as Related;
  return isList(related) ? [{ page, names: related.map(({ name }) => name) }] : [];
});

describe('related content', () => {
  it('is on the pages of five families', () => {
    const templates = new Set(lists.map(({ page }) => page.template));
    expect([...templates].sort()).toEqual([
      'blog-post',
      'case-study',
      'glossary-article',
      'security-article',
      'service',
    ]);
  });

  it('is sorted by the displayed names, by the rules of the language', () => {
    for (const { page, names } of lists)
      expect([page.path, names]).toEqual([
        page.path,
        names.toSorted((a, b) => a.localeCompare(b, page.locale)),
      ]);
  });
});
