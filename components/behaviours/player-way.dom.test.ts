import { findSecond, findTurn, placeTrain, readWay } from './player-way';

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

describe('the way of the train', () => {
  const way = readWay(draw());

  it('is the turns of the drawing, without the changes between them', () => {
    expect(way).toEqual([
      { from: 0, to: 100, y: 20 },
      { from: 108, to: 196, y: 50 },
      { from: 204, to: 240, y: 20 },
    ]);
  });

  it('goes along each turn as long as it is heard', () => {
    expect(placeTrain(way, starts, seconds, 5)).toEqual({ x: 50, y: 20 });
    expect(placeTrain(way, starts, seconds, 20)).toEqual({ x: 152, y: 50 });
    expect(placeTrain(way, starts, seconds, 99)).toEqual({ x: 240, y: 20 });
    expect(placeTrain([], starts, seconds, 5)).toBeUndefined();
  });

  it.each([
    [-5, 0],
    [50, 5],
    [104, 10],
    [152, 20],
    [999, 40],
  ])('at %d is second %d', (x, second) => {
    expect(findSecond(way, starts, seconds, x)).toBe(second);
  });

  it('knows which turn is heard', () => {
    expect([0, 9.9, 10, 35].map((at) => findTurn(starts, at))).toEqual([0, 0, 1, 2]);
  });
});
