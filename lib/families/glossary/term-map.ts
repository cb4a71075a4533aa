import { drawEgoNetwork } from '#lib/charts/ego-network';
import { findCentre, type NetworkLine, type NetworkTerm } from '#lib/charts/network-links';
import { drawNetwork } from '#lib/charts/network';
import type { Network } from '#lib/core/network';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { mapSubjects, readWords, type GlossaryEntry } from './schema';

/** Slugs of the terms that an entry links to or lists as related. */
function listReferences({ locale, related, links }: GlossaryEntry): string[] {
  const base = buildPath(locale, 'glossary');
  const linked = links().flatMap(({ href }) =>
    href.startsWith(base) ? [href.slice(base.length).replace(/\/.*$/, '')] : [],
  );
  return [...related, ...linked];
}

const toTerm = ({ locale, slug, name, abbreviation = name }: GlossaryEntry) => ({
  slug,
  name,
  short: abbreviation,
  path: buildPath(locale, `glossary/${slug}`),
});

/** Terms of a line in order. Of two terms in one column only the first by name is drawn; the list has both. */
function readLine(entries: readonly GlossaryEntry[], line: (typeof mapSubjects)[number]): NetworkTerm[] {
  const usedColumns = new Set<number>();
  const terms = entries.flatMap((entry): NetworkTerm[] => {
    if (entry.place?.subject !== line) return [];
    const { column } = entry.place;
    if (usedColumns.has(column)) return [];
    usedColumns.add(column);
    return [{ ...toTerm(entry), column, related: listReferences(entry) }];
  });
  return terms.sort((a, b) => a.column - b.column);
}

/** Lines of the map with their terms, without empty lines. */
export function listLines(entries: readonly GlossaryEntry[], locale: Locale): NetworkLine[] {
  const { subjects: names } = readWords(locale).map;
  return mapSubjects
    .map((line): NetworkLine => ({ name: names[line], terms: readLine(entries, line) }))
    .filter(({ terms }) => terms.length > 0);
}

/** Map of all terms with a place on it; the best-connected term is highlighted. */
export function buildTermMap(entries: readonly GlossaryEntry[], locale: Locale) {
  const lines = listLines(entries, locale);
  if (lines.length === 0) return null;
  const highlighted = entries.find(({ slug }) => slug === findCentre(lines))?.name;
  return {
    label: readWords(locale).map.label,
    lit: highlighted === undefined ? null : translate.glossary[locale]('lit', { term: highlighted }),
    drawings: drawNetwork(lines),
  };
}

/** Map of a term and its related terms, for the head of its page. */
export function buildEgoNetwork(entry: GlossaryEntry, related: readonly GlossaryEntry[]): Network | null {
  if (related.length === 0) return null;
  const drawings = drawEgoNetwork(toTerm(entry), related.map(toTerm));
  return { label: readWords(entry.locale).map.neighbours, drawings };
}
