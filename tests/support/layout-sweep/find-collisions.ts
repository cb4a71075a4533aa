import { overlap, quote, type Piece } from './text-pieces';

/** Letters may touch by this much in px: descenders of tight headings. */
const tolerance = 1.5;

/** Smallest distance between a heading and the text above or below it, as part of the heading's font size. */
const leastSpace = 0.4;

/** The same of the largest heading, in px. */
const largestSpace = 66 * leastSpace;

/** The element that sets a text's lines. */
function findBlock(piece: Piece): Element {
  let block = piece.holder;
  while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
    block = block.parentElement;
  return block;
}

/** Whether two texts are parts of one address, which is explained part by part. */
const areOneAddress = ({ node: { data: start } }: Piece, { node: { data: end } }: Piece): boolean =>
  /\S[./]$|^[./]\S/.test(start) || /\S[./]$|^[./]\S/.test(end);

const findHeading = ({ holder }: Piece): Element | null => holder.closest('h1, h2');

/** Whether a heading is too near to text that is not its own. */
function isTight(one: Piece, other: Piece): boolean {
  const headings = [findHeading(one), findHeading(other)];
  if (headings[0] === headings[1]) return false;
  const sizes = headings.map((heading) => (heading ? parseFloat(getComputedStyle(heading).fontSize) : 0));
  return -overlap(one.letters, other.letters).down < Math.max(...sizes) * leastSpace;
}

function judge(one: Piece, other: Piece): string | undefined {
  const { across, down } = overlap(one.letters, other.letters);
  if (across > tolerance && down > tolerance) return 'lies on';
  if (across <= tolerance && across > -2 && down > 4 && findBlock(one) !== findBlock(other))
    return areOneAddress(one, other) ? undefined : 'touches';
  return across > 0 && isTight(one, other) ? 'has no space to' : undefined;
}

/** Text on other text, words without a space between them, headings that touch a text. */
export function findCollisions(pieces: readonly Piece[]): string[] {
  const sorted = pieces.toSorted((one, other) => one.letters.top - other.letters.top);
  return sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.letters.top > one.letters.bottom + largestSpace) break;
      if (other.node === one.node || other.scroller !== one.scroller) continue;
      const fault = judge(one, other);
      if (fault) found.push(`${quote(one)} ${fault} ${quote(other)}`);
    }
    return found;
  });
}
