import type { Page } from '#lib/page-model/page';
import { pickRelatedPages } from './related-pages';

const page = (id: string, ...keywords: string[]): Page =>
  ({
    id,
    name: id,
    path: `/en/${id}/`,
    keywords,
    trail: [{ name: id.split('/')[0], path: '/' }],
  }) as unknown as Page;

const own = page('podcast/ten-seconds', 'SEPA', 'payments');
const pages = [
  own,
  page('podcast/other', 'sepa'),
  page('glossary/bic', 'payments', 'sepa'),
  page('glossary/sepa', 'payments', 'sepa', 'instant'),
  page('services/flows', 'payments'),
  page('services/cards', 'cards'),
  page('blog/vop', 'sepa'),
];

describe('related pages of a subject', () => {
  it('lists pages of other families, the most related of each first', () => {
    expect(pickRelatedPages(own, pages).map(({ path }) => path)).toEqual([
      '/en/glossary/bic/',
      '/en/services/flows/',
      '/en/blog/vop/',
    ]);
  });

  it('adds more pages of a family, with the name of their list', () => {
    const few = pages.filter(({ id }) => !id.startsWith('blog'));
    expect(pickRelatedPages(own, few).map(({ list }) => list)).toEqual(['glossary', 'services', 'glossary']);
  });

  it('is empty without shared keywords', () => {
    expect(pickRelatedPages(page('press/x', 'growth'), pages)).toEqual([]);
  });
});
