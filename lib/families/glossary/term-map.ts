import { drawNeighbourhood } from '#lib/charts/neighbourhood';
import { findCentre, type MapLine, type MapTerm } from '#lib/charts/relation-lines';
import { drawRelations } from '#lib/charts/relations';
import type { RelationMap } from '#lib/core/relation-map';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { mapLines, readWords, type GlossaryEntry } from './schema';

/** Slugs of the terms that an entry names, in its text or as related. */
function listNamed({ locale, related, links }: GlossaryEntry): string[] {
  const base = buildPath(locale, 'glossary');
  const named = links().flatMap(({ href }) =>
    href.startsWith(base) ? [href.slice(base.length).replace(/\/.*$/, '')] : [],
  );
  return [...related, ...named];
}

const toTerm = ({ locale, slug, name, abbreviation = name }: GlossaryEntry) => ({
  slug,
  name,
  short: abbreviation,
  path: buildPath(locale, `glossary/${slug}`),
});

/** The terms of a line in order. Of two at one stop the first by name is drawn; the list has both. */
function readLine(entries: readonly GlossaryEntry[], line: (typeof mapLines)[number]): MapTerm[] {
  const taken = new Set<number>();
  const terms = entries.flatMap((entry): MapTerm[] => {
    if (entry.place?.line !== line) return [];
    const { stop } = entry.place;
    if (taken.has(stop)) return [];
    taken.add(stop);
    return [{ ...toTerm(entry), stop, related: listNamed(entry) }];
  });
  return terms.sort((a, b) => a.stop - b.stop);
}

/** The lines of the map with their terms, those without terms left out. */
export function listLines(entries: readonly GlossaryEntry[], locale: Locale): MapLine[] {
  const { lines: names } = readWords(locale).map;
  return mapLines
    .map((line): MapLine => ({ name: names[line], terms: readLine(entries, line) }))
    .filter(({ terms }) => terms.length > 0);
}

/** The map of all terms that have a place on it, and the term that it lights. */
export function buildTermMap(entries: readonly GlossaryEntry[], locale: Locale) {
  const lines = listLines(entries, locale);
  if (lines.length === 0) return null;
  const lit = entries.find(({ slug }) => slug === findCentre(lines))?.name;
  return {
    label: readWords(locale).map.label,
    lit: lit === undefined ? null : translate.glossary[locale]('lit', { term: lit }),
    drawings: drawRelations(lines),
  };
}

/** A term and those related to it, for the head of its page. */
export function buildNeighbourhood(
  entry: GlossaryEntry,
  related: readonly GlossaryEntry[],
): RelationMap | null {
  if (related.length === 0) return null;
  const drawings = drawNeighbourhood(toTerm(entry), related.map(toTerm));
  return { label: readWords(entry.locale).map.neighbours, drawings };
}
