import { listLines, type Piece } from './text-pieces';

/** Words of letters only: account numbers and keys may break anywhere. */
const words = /[\p{L}\u00ad.@/:-]{7,}/gu;

/** After these a word may end its line. */
const joints = /[\u00ad\u2010-\u2015/@-]$/u;

/** Where a word goes on in the next line, if it does. */
function findBreak(node: Text, start: number, end: number): number | undefined {
  const lines = listLines(node, start, end);
  const [first] = lines;
  if (!first || lines.length < 2) return undefined;
  for (let place = start + 1; place < end; place += 1) {
    const line = listLines(node, place, place + 1).at(-1);
    if (line && line.top > first.top + first.height / 2) return place;
  }
  return undefined;
}

function listBroken(node: Text): string[] {
  return [...node.data.matchAll(words)].flatMap(({ 0: word, index }) => {
    const place = findBreak(node, index, index + word.length);
    if (place === undefined || joints.test(node.data.slice(index, place))) return [];
    return [
      `“${node.data.slice(index, place)}|${node.data.slice(place, index + word.length)}” is broken without a hyphen`,
    ];
  });
}

/** Words that go on in the next line without a hyphen. */
export function findBrokenWords(pieces: readonly Piece[]): string[] {
  const nodes = new Set(
    pieces.filter(({ holder }) => !(holder instanceof SVGElement)).map(({ node }) => node),
  );
  // Programs may wrap anywhere.
  return [...nodes].filter(({ parentElement }) => !parentElement?.closest('pre')).flatMap(listBroken);
}
