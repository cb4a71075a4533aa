import { drawNeighbourhood } from '#lib/charts/neighbourhood';
import type { RelationMap } from '#lib/core/relation-map';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readWords } from './schema';

/** Width and lane distance of the horizontal diagram in px: two tiles at seven columns. */
const measures = { width: 620, lanePitch: 86.6 };

/**
 * Diagram of the hub's lists as branches, linked to their sections.
 *
 * @param captions newest entry or count of each list; lists without one are omitted
 */
export function drawPlan(captions: ReadonlyMap<string, string>, locale: Locale): RelationMap {
  const { name, plan, sections } = readWords(locale);
  const plates = sections.flatMap(({ id }) => {
    const caption = captions.get(id);
    const short = translate.knowledge[locale](`sections.${id}`);
    return caption === undefined ? [] : [{ short, name: caption, path: `#${id}` }];
  });
  return { label: plan, drawings: drawNeighbourhood({ name, short: name }, plates, measures) };
}
