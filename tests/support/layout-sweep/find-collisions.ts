import { overlap, quote, type Piece } from './text-pieces';

/** Letters may touch by this much in px: descenders of tight headings. */
const tolerance = 1.5;

/** Smallest distance between a heading and the text above or below it, in px. */
const leastAir = 4;

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

const isHeading = (block: Element): boolean => /^H[12]$/.test(block.tagName);

function judge(one: Piece, other: Piece): string | undefined {
  const { across, down } = overlap(one.letters, other.letters);
  if (across > tolerance && down > tolerance) return 'lies on';
  if (across <= tolerance && across > -2 && down > 4 && findBlock(one) !== findBlock(other))
    return areOneAddress(one, other) ? undefined : 'touches';
  if (across > 0 && down > -leastAir && (isHeading(findBlock(one)) || isHeading(findBlock(other))))
    return findBlock(one) === findBlock(other) ? undefined : 'has no space to';
  return undefined;
}

/** Text on other text, words without a space between them, headings that touch a text. */
export function findCollisions(pieces: readonly Piece[]): string[] {
  const sorted = pieces.toSorted((one, other) => one.letters.top - other.letters.top);
  return sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.letters.top > one.letters.bottom + leastAir) break;
      if (other.node === one.node || other.scroller !== one.scroller) continue;
      const fault = judge(one, other);
      if (fault) found.push(`${quote(one)} ${fault} ${quote(other)}`);
    }
    return found;
  });
}
