import { drawNeighbourhood } from '#lib/charts/neighbourhood';
import type { RelationMap } from '#lib/core/relation-map';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readWords } from './schema';

/** Width of the plan that runs to the right, and distance of its lanes, in px: two tiles where it has seven columns. */
const measures = { width: 620, lanePitch: 86.6 };

/**
 * The lists as tracks that leave from the hub, each a key to its part of the page.
 *
 * @param captions of each list its newest entry or what it counts; lists without one have no track
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
