/** Width of an average letter in parts of the type size; Archivo at 100 %. */
const letter = 0.53;

/**
 * Breaks a label into lines that fit. SVG does not wrap text.
 *
 * @param width space in px
 * @param size type size in px
 */
export function wrapLabel(text: string, width: number, size: number): string[] {
  const limit = Math.max(6, Math.floor(width / (size * letter)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
