/** A title in lines, and the font size in px at which they fit. */
export type WrappedTitle = { readonly size: number; readonly lines: readonly string[] };

export type TitleBox = {
  readonly width: number;
  readonly height: number;
  /** Font sizes, tried from the largest down. */
  readonly largest: number;
  /** Line height relative to the font size. */
  readonly leading: number;
};

/** Width of a text relative to the font size. */
type Measure = (text: string) => number;

const step = 2;

/** Fills lines up to a width; a wider word gets a line of its own. */
export function fillLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines with balanced lengths: those of the narrowest column. */
function balance(words: readonly string[], lines: readonly string[], measure: Measure): string[] {
  const widths = words.flatMap((_, start) =>
    words.slice(start).map((__, index) => measure(words.slice(start, start + index + 1).join(' '))),
  );
  const widest = Math.max(...words.map(measure));
  const narrowest = widths
    .filter((width) => width >= widest)
    .sort((a, b) => a - b)
    .find((width) => fillLines(words, width, measure).length <= lines.length);
  return fillLines(words, narrowest ?? Infinity, measure);
}

/**
 * Sets a title as large as its box allows, in balanced lines. Words never break, so a long one reduces the
 * font size; no-break spaces are kept.
 */
export function wrapTitle(
  title: string,
  { width, height, largest, leading }: TitleBox,
  measure: Measure,
): WrappedTitle {
  const words = title
    .replaceAll('\u00ad', '')
    .split(/[ \t\n]+/)
    .filter(Boolean);
  for (let size = largest; size > step; size -= step) {
    const lines = fillLines(words, width / size, measure);
    const fits =
      lines.length * leading * size <= height && lines.every((line) => measure(line) * size <= width);
    if (fits) return { size, lines: balance(words, lines, measure) };
  }
  return { size: step, lines: [words.join(' ')] };
}
