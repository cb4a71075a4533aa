import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page-model/family';
import { page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords, type SectionId } from './schema';

/** Section of the hub. */
type SectionView = Readonly<Record<'id' | 'title' | 'text' | 'path' | 'all', string>>;

/** View of the knowledge hub; its latest items are shared data. */
function buildKnowledgeView(locale: Locale) {
  const { title, intro, sections } = readWords(locale);
  const t = translate.knowledge[locale];
  return {
    title,
    intro,
    sections: Object.fromEntries(
      sections.map(({ id, text }) => [
        id,
        { id, title: t(`sections.${id}`), text, path: buildPath(locale, id), all: t(`all.${id}`) },
      ]),
    ) as Record<SectionId, SectionView>,
  };
}

export const knowledgePage = template<ReturnType<typeof buildKnowledgeView>>()('knowledge', {
  queries: ['latest-knowledge', 'knowledge-hub'],
});

export const knowledgeFamily = family('knowledge', [knowledgePage], (locale) => [
  page(knowledgePage, {
    kind: 'index',
    id: 'knowledge',
    of: readWords(locale),
    view: () => buildKnowledgeView(locale),
    jsonLd: { '@type': 'CollectionPage' },
  }),
]);
