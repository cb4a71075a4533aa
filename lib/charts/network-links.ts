/** A term, with its position on its line, counted from the left. */
export type NetworkTerm = {
  readonly slug: string;
  readonly name: string;
  /** Label of its node: the abbreviation, or the name. */
  readonly short: string;
  readonly path: string;
  readonly column: number;
  /** Slugs of terms that it names. */
  readonly related: readonly string[];
};

/** The terms of one subject. */
export type NetworkLine = { readonly name: string; readonly terms: readonly NetworkTerm[] };

/** Whether one of two terms names the other. */
const areRelated = (a: NetworkTerm, b: NetworkTerm): boolean =>
  a.related.includes(b.slug) || b.related.includes(a.slug);

/** Links between lines: related terms at the same position of neighbouring lines. */
export function findLinks(
  lines: readonly NetworkLine[],
): { readonly row: number; readonly column: number }[] {
  return lines.slice(1).flatMap(({ terms }, row) =>
    terms.flatMap((term) => {
      const above = lines[row]?.terms.find(({ column }) => column === term.column);
      return above && areRelated(above, term) ? [{ row, column: term.column }] : [];
    }),
  );
}

/** The term that most others name; it is highlighted by default. */
export function findCentre(lines: readonly NetworkLine[]): string | undefined {
  const terms = lines.flatMap((line) => line.terms);
  const countOf = ({ slug }: NetworkTerm): number =>
    terms.filter((other) => other.slug !== slug && other.related.includes(slug)).length;
  const [first] = terms.toSorted((a, b) => countOf(b) - countOf(a));
  return first && countOf(first) > 0 ? first.slug : undefined;
}
