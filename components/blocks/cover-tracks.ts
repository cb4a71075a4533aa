/** A drawing of parallel tracks on a grid of 240 by 120: the main one, side ones, a stop and a signal. */
export type CoverTracks = {
  readonly main: string;
  readonly side: readonly string[];
  readonly stops: readonly (readonly [x: number, y: number])[];
  readonly signal: readonly [x: number, y: number];
};

const step = 30;
const columns = 8;
const lanes = 4;

/** A stream of numbers below 1 that a word determines (FNV-1a, then xorshift). */
function createDice(seed: string): () => number {
  let state =
    [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

const yOf = (lane: number): number => 15 + lane * step;

/** The lanes on which a track crosses the columns: it keeps its lane, or changes to the next by a switch. */
function wander(start: number, dice: () => number): number[] {
  const path = [start];
  for (let column = 1; column <= columns; column += 1) {
    const lane = path.at(-1) ?? start;
    const switched = dice() < 0.4 && path.at(-2) === lane;
    const next = lane + (dice() < 0.5 ? -1 : 1);
    path.push(switched && next >= 0 && next < lanes ? next : lane);
  }
  return path;
}

function draw(path: readonly number[]): string {
  return path.map((lane, column) => `${column === 0 ? 'M' : 'L'}${column * step} ${yOf(lane)}`).join('');
}

/** Draws the tracks of a cover. The same seed gives the same drawing. */
export function drawCoverTracks(seed: string): CoverTracks {
  const dice = createDice(seed);
  const main = wander(1 + Math.floor(dice() * 2), dice);
  const side = [0, 1, 2, 3].map((lane) => wander(lane, dice));
  const at = (column: number): readonly [number, number] => [column * step, yOf(main[column] ?? 0)];
  const first = 1 + Math.floor(dice() * 2);
  return { main: draw(main), side: side.map(draw), stops: [at(first), at(first + 4)], signal: at(first + 2) };
}
