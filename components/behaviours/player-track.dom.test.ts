import { findSecond, findTurn, placePlayhead, readTrack } from './player-track';

const svg = 'http://www.w3.org/2000/svg';
const starts = [0, 10, 30];
const seconds = 40;

function draw(): Element {
  const drawing = document.createElementNS(svg, 'svg');
  for (const [part, d] of [
    ['1', 'M0 20H100M108 50H196'],
    ['2', 'M196 50L204 20'],
    ['2', 'M204 20H240'],
  ] as const) {
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('data-part', part);
    path.setAttribute('d', d);
    drawing.append(path);
  }
  return drawing;
}

describe('the track of a recording', () => {
  const track = readTrack(draw());

  it('has the turns of the drawing without the connecting lines between them', () => {
    expect(track).toEqual([
      { from: 0, to: 100, y: 20 },
      { from: 108, to: 196, y: 50 },
      { from: 204, to: 240, y: 20 },
    ]);
  });

  it('places the playhead on the line of the current turn, in proportion to the time', () => {
    expect(placePlayhead(track, starts, seconds, 5)).toEqual({ x: 50, y: 20 });
    expect(placePlayhead(track, starts, seconds, 20)).toEqual({ x: 152, y: 50 });
    expect(placePlayhead(track, starts, seconds, 99)).toEqual({ x: 240, y: 20 });
    expect(placePlayhead([], starts, seconds, 5)).toBeUndefined();
  });

  it.each([
    [-5, 0],
    [50, 5],
    [104, 10],
    [152, 20],
    [999, 40],
  ])('maps x = %d to second %d', (x, second) => {
    expect(findSecond(track, starts, seconds, x)).toBe(second);
  });

  it('finds the turn at a second', () => {
    expect([0, 9.9, 10, 35].map((at) => findTurn(starts, at))).toEqual([0, 0, 1, 2]);
  });
});
