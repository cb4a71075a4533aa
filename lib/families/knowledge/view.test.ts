import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { knowledgeFamily } from './family';
import { buildKnowledgeView } from './view';

describe('knowledge', () => {
  it.each(locales)('has a complete view with the five sections (%s)', (locale) => {
    const view = buildKnowledgeView(locale);
    expect(findGaps(view)).toEqual([]);
    expect(view.sections.map(({ path }) => path)).toEqual(
      ['publications', 'podcast', 'webinars', 'blog', 'glossary'].map((id) => `/${locale}/${id}/`),
    );
  });

  it('asks for what the other families have published', () => {
    expect(knowledgeFamily.pages('de').map(({ id, staticQueries }) => [id, staticQueries])).toEqual([
      ['knowledge', ['latest-knowledge', 'glossary-terms']],
    ]);
  });
});
