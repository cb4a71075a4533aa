import { drawEgoNetwork } from '#lib/charts/ego-network';
import type { Network } from '#lib/core/network';
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

/** Width and row distance of the wide network in px: two tiles at seven columns. */
const measures = { width: 620, rowDistance: 86.6 };

/**
 * Ego network of the hub: its lists, linked to their sections.
 *
 * @param captions newest entry or count of each list; lists without one are omitted
 */
export function drawPlan(captions: ReadonlyMap<string, string>, locale: Locale): Network {
  const { name, plan, sections } = readWords(locale);
  const badges = sections.flatMap(({ id }) => {
    const caption = captions.get(id);
    const short = translate.knowledge[locale](`sections.${id}`);
    return caption === undefined ? [] : [{ short, name: caption, path: `#${id}` }];
  });
  return { label: plan, drawings: drawEgoNetwork({ name, short: name }, badges, measures) };
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
