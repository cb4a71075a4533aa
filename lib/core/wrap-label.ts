/** Average letter width of Archivo relative to the font size: labels are bold, notes regular. */
const letters = { label: 0.53, note: 0.48 } as const;

/** Width of the widest common words relative to the average. */
const reserve = 1.07;

/** Labels of drawings do not break inside words. */
const dropSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');

/** How much wider a capital of an acronym is than the average letter; the first of a word is in the average. */
const capital = 0.65;

const countCapitals = (text: string): number => text.match(/(?<=\p{Lu})\p{Lu}/gu)?.length ?? 0;

/** Estimated maximum width of a line in px: drawings are made at build time, without font metrics. */
export function measureText(text: string, size: number, kind: keyof typeof letters = 'label'): number {
  const drawn = dropSoftHyphens(text);
  const length = drawn.length + capital * countCapitals(drawn);
  return Math.ceil(length * size * letters[kind] * reserve);
}

function fill(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Wraps a label or note into as few lines as possible, balanced in length. SVG does not wrap text.
 *
 * @param width available width in px
 * @param size font size in px
 */
export function wrapLabel(
  text: string,
  width: number,
  size: number,
  kind: keyof typeof letters = 'label',
): string[] {
  const words = dropSoftHyphens(text).split(' ');
  let limit = Math.max(6, Math.floor(width / (size * letters[kind])));
  let lines = fill(words, limit);
  const { length } = lines;
  for (let even = lines; even.length === length && limit > 0; even = fill(words, --limit)) lines = even;
  return lines;
}
