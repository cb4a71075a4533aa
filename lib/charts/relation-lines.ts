/** A term, with its place on the map: the stop of its line, counted from the left. */
export type MapTerm = {
  readonly slug: string;
  readonly name: string;
  /** What its plate says; the name where there is no short form. */
  readonly short: string;
  readonly path: string;
  readonly stop: number;
  /** Slugs of terms that it names. */
  readonly related: readonly string[];
};

/** Terms of one subject. */
export type MapLine = { readonly name: string; readonly terms: readonly MapTerm[] };

/** Whether one of two terms names the other. */
const areRelated = (a: MapTerm, b: MapTerm): boolean =>
  a.related.includes(b.slug) || b.related.includes(a.slug);

/** Changes between lines: related terms that stand below each other on neighbouring lines. */
export function findChanges(lines: readonly MapLine[]): { readonly row: number; readonly stop: number }[] {
  return lines.slice(1).flatMap(({ terms }, row) =>
    terms.flatMap((term) => {
      const above = lines[row]?.terms.find(({ stop }) => stop === term.stop);
      return above && areRelated(above, term) ? [{ row, stop: term.stop }] : [];
    }),
  );
}

/** The term that most others name: the one that is lit as long as nobody chooses. */
export function findCentre(lines: readonly MapLine[]): string | undefined {
  const terms = lines.flatMap((line) => line.terms);
  const countOf = ({ slug }: MapTerm): number =>
    terms.filter((other) => other.slug !== slug && other.related.includes(slug)).length;
  const [first] = terms.toSorted((a, b) => countOf(b) - countOf(a));
  return first && countOf(first) > 0 ? first.slug : undefined;
}
