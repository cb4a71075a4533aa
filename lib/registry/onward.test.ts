import type { Page } from '#lib/page-model/page';
import { pickOnward } from './onward';

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

describe('where a subject goes on', () => {
  it('leads to other families, the nearest page of each first, and never to its own', () => {
    expect(pickOnward(own, pages).map(({ path }) => path)).toEqual([
      '/en/glossary/bic/',
      '/en/services/flows/',
      '/en/blog/vop/',
    ]);
  });

  it('fills up with further pages of a family, and says in which list they stand', () => {
    const few = pages.filter(({ id }) => !id.startsWith('blog'));
    expect(pickOnward(own, few).map(({ list }) => list)).toEqual(['glossary', 'services', 'glossary']);
  });

  it('leads nowhere where nothing is shared', () => {
    expect(pickOnward(page('press/x', 'growth'), pages)).toEqual([]);
  });
});
