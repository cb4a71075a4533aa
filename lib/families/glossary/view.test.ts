import { contacts } from '#content/site/contacts';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { writeText } from '#tests/support/jest/write-text';
import { glossary } from './schema';
import { buildArticleView, buildIndexView } from './view';

const names = { a: 'Äquivalenz', b: 'Bank', c: 'Akte', d: 'Zahlung' };

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  // Contacts refer to the services they are responsible for.
  for (const contact of Object.values(contacts))
    for (const slug of 'services' in contact ? contact.services : [])
      tree.write(`content/services/${slug}/en.md`, '');
  for (const [slug, name] of Object.entries(names))
    for (const locale of ['en', 'de'])
      writeText(tree, `glossary/${slug}`, locale, {
        name,
        definition: 'What it means, in a sentence that is as long as the schema of the glossary asks for.',
        reviewed: '2026-03-01',
        sources: ['1', '2'].map((act) => ({ title: `Act no. ${act}`, url: 'https://law.example/' })),
        ...(slug === 'b' && { abbreviation: 'BK', related: ['d'] }),
      });
});
afterAll(() => tree.leave());

const viewOf = (slug: string) => buildArticleView(glossary.get('de', slug));

describe('the index', () => {
  it('lists every term once, accented letters with their base letter', () => {
    const letters = buildIndexView('de').letters.map(({ letter, terms }) => [
      letter,
      terms.map(({ name }) => name),
    ]);
    expect(letters).toEqual([
      ['A', ['Akte', 'Äquivalenz']],
      ['B', ['Bank']],
      ['Z', ['Zahlung']],
    ]);
  });

  it('counts the terms', () => {
    expect(buildIndexView('de').state.all).toContain('4');
  });
});

describe('a term', () => {
  it('links to the previous and next term of the index', () => {
    const all = glossary.all('de').map(buildArticleView);
    const paths = ['c', 'a', 'b', 'd'].map((slug) => `/de/glossary/${slug}/`);
    expect(all.map(({ previous }) => previous?.path ?? null)).toEqual([null, ...paths.slice(0, -1)]);
    expect(all.map(({ next }) => next?.path ?? null)).toEqual([...paths.slice(1), null]);
  });

  it('shows its abbreviation in lists; null in the view without one', () => {
    expect(viewOf('a').next?.name).toBe('Bank (BK)');
    expect(viewOf('a').abbreviation).toBeNull();
  });

  it('has related terms, including those in its front matter', () => {
    const related = viewOf('b').related.map(({ path }) => path);
    expect(related).toContain('/de/glossary/d/');
    expect(related).not.toContain('/de/glossary/b/');
  });

  it('formats the day of the review for the language', () => {
    expect(viewOf('a').reviewed).toContain('1.\u00a0März\u00a02026');
  });
});
