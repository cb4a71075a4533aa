import type { Drawing, Mark } from '#lib/core/chart';
import { drawTalk, drawTalkThumbnail } from './talk';
import type { Talk } from './talk-layout';

const talk: Talk = {
  tracks: [
    { name: 'Tobias Renz', short: 'Tobias', role: 'Stellwerk' },
    { name: 'Lea Brandstetter', short: 'Lea', role: 'Host' },
    { name: 'Katrin Behnke', short: 'Katrin', role: 'Kontaro' },
  ],
  pieces: [
    { track: 1, length: 100 },
    { track: 2, length: 200 },
    { track: 0, length: 2 },
    { track: 2, length: 98 },
  ],
  chapters: [
    { at: 0, number: '1', time: '0:00' },
    { at: 300, number: '2', time: '4:15' },
    { at: 302, number: '3', time: '4:20' },
  ],
};

const lines = ({ marks }: Drawing, role: string): string[] =>
  marks.flatMap((mark) => (mark.kind === 'line' && mark.role === role ? [mark.d] : []));

const readPieces = (drawing: Drawing, role = 'said'): number[][] =>
  [
    ...lines(drawing, role)
      .join('')
      .matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g),
  ].map((match) => match.slice(1).map(Number));

const texts = ({ marks }: Drawing): Extract<Mark, { kind: 'text' }>[] =>
  marks.filter((mark) => mark.kind === 'text');

describe.each([
  ['full', 1200],
  ['half', 680],
  ['narrow', 340],
] as const)('a talk, %s', (size, width) => {
  const drawing = drawTalk(talk, width, size);

  it('gives every person a track, and every turn the track of its person', () => {
    expect(lines(drawing, 'way')).toHaveLength(3);
    const ys = lines(drawing, 'way').map((d) => Number(/ ([\d.]+)H/.exec(d)?.[1]));
    expect(readPieces(drawing).map(([, y]) => ys.indexOf(y ?? -1))).toEqual([1, 2, 0, 2]);
  });

  it('draws turns as long as their words, but for those too short to be seen', () => {
    const pieces = readPieces(drawing);
    const [left = 0] = pieces[0] ?? [];
    const scale = (width - 7 - left) / 400;
    for (const [index, start] of [0, 100, 300, 302].entries())
      expect(Math.abs((pieces[index]?.[0] ?? 0) - (left + start * scale))).toBeLessThanOrEqual(20);
    for (const [from = 0, , to = 0] of pieces) expect(to - from).toBeGreaterThanOrEqual(3.9);
    expect(pieces.at(-1)?.[2]).toBeCloseTo(width - 7);
  });

  it('changes tracks at an angle that is still seen', () => {
    const ways = [
      ...lines(drawing, 'change')
        .join('')
        .matchAll(/M([\d.]+) [\d.]+L([\d.]+)/g),
    ];
    expect(ways).toHaveLength(3);
    for (const [, from, to] of ways) expect(Number(to) - Number(from)).toBeGreaterThanOrEqual(3.9);
  });

  it('tells the parts of the line by their numbers', () => {
    const said = drawing.marks.filter((mark) => mark.kind === 'line' && mark.role === 'said');
    expect(said.map((mark) => 'part' in mark && mark.part)).toEqual(['1', '2', '3']);
  });

  it('stays inside of its frame', () => {
    const xs = drawing.marks.flatMap((mark) => ('x' in mark ? [mark.x] : []));
    const ys = drawing.marks.flatMap((mark) => ('y' in mark ? [mark.y] : []));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(width);
    expect(Math.max(...ys)).toBeLessThanOrEqual(drawing.height);
  });

  it('names parts at their beginning, with their times, below the line where there is no room above', () => {
    const words = texts(drawing).map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['1', '2', '3']));
    expect(words).toContain('0:00');
    expect(words).toContain('4:15');
  });
});

it.each([
  [60, 'beside its number', 20],
  [19, 'below it', 37],
])('a time, where the shortest part is %i, stands %s', (length, _where, y) => {
  const pieces = [100, length, 100].map((one, track) => ({ track, length: one }));
  const chapters = [0, 100, 100 + length].map((at, index) => ({
    at,
    number: String(index + 1),
    time: `10:0${index}`,
  }));
  const drawn = texts(drawTalk({ ...talk, pieces, chapters }, 680, 'half'));
  expect(drawn.filter(({ text }) => text.startsWith('10:')).map((word) => word.y)).toEqual([y, y, y]);
});

it('a talk in small is the same line without a word', () => {
  const small = drawTalkThumbnail(talk);
  expect(small).toMatchObject({ width: 260, height: 52 });
  expect(texts(small)).toEqual([]);
  expect(readPieces(small, 'main')).toHaveLength(4);
});

it('lengths in words stand on their pieces, not on those that are too short', () => {
  const pieces = talk.pieces.map((piece) => ({ ...piece, label: `${piece.length} min` }));
  const words = texts(drawTalk({ ...talk, pieces }, 680, 'half')).map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(['100 min', '200 min', '98 min']));
  expect(words).not.toContain('2 min');
});

it('an end has its words below all tracks, whichever the last piece is on', () => {
  const pieces = [...talk.pieces, { track: 0, length: 60 }];
  const drawing = drawTalk({ ...talk, pieces, end: '11:00' }, 340, 'narrow');
  const end = texts(drawing).at(-1);
  expect(end).toMatchObject({ text: '11:00', anchor: 'end' });
  const lowest = Math.max(...lines(drawing, 'way').map((d) => Number(/ ([\d.]+)H/.exec(d)?.[1])));
  expect(end?.y).toBeGreaterThan(lowest + 20);
});
