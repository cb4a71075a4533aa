/** Width of an average letter of Archivo in parts of the type size: labels are bold, notes regular. */
const letters = { label: 0.53, note: 0.48 } as const;

/** Width of the widest common words against that of the average letter. */
const reserve = 1.07;

/** Width of a line at most, in px; an estimate, since the drawing is made before there is a font. */
export function measureText(text: string, size: number, kind: keyof typeof letters = 'label'): number {
  return Math.ceil(text.length * size * letters[kind] * reserve);
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
 * Breaks a label or a note into lines that fit, as few as possible and then as even as possible.
 * SVG does not wrap text.
 *
 * @param width space in px
 * @param size type size in px
 */
export function wrapLabel(
  text: string,
  width: number,
  size: number,
  kind: keyof typeof letters = 'label',
): string[] {
  const words = text.split(' ');
  let limit = Math.max(6, Math.floor(width / (size * letters[kind])));
  let lines = fill(words, limit);
  const { length } = lines;
  for (let even = lines; even.length === length && limit > 0; even = fill(words, --limit)) lines = even;
  return lines;
}
