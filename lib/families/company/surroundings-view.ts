import { brand } from '#content/site/brand';
import { translate } from '#lib/i18n/translate';
import type { Locale } from '#lib/i18n/locales';
import type { CompanyEntryOf } from './schema';
import { listNearStations, openStreetMapHref, splitName } from './surroundings';
import { drawSurroundings } from './surroundings-plan';

type Words = CompanyEntryOf<'about'>['place']['surroundings'];

/** Straight lines say no more than this, in metres. */
const exactness = 10;

/** The plan around the office, and the stations on it as a list. */
export function buildSurroundings({ note, ...words }: Words, locale: Locale) {
  return {
    ...words,
    noteHtml: note,
    drawings: drawSurroundings({ name: brand.name, street: brand.address.street }),
    stations: listNearStations().map(({ name, lines, distance }) => ({
      names: splitName(name),
      lines: lines.join(', '),
      distance: `${Math.round(distance / exactness) * exactness}\u00a0m`,
    })),
    href: openStreetMapHref,
    opensInNewTab: translate.chrome[locale]('opensInNewTab'),
  };
}
