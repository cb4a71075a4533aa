import type { Drawing, Mark, Place } from '#lib/core/chart';
import { textSizes } from '#lib/core/mark-shapes';
import { widthOf } from './marks';

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly name: string;
};

function boxOf(mark: Mark): Box[] {
  if (mark.kind === 'box')
    return [
      {
        left: mark.x - mark.width / 2,
        right: mark.x + mark.width / 2,
        top: mark.y - 12,
        bottom: mark.y + 12,
        name: mark.text,
      },
    ];
  if (mark.kind !== 'text') return [];
  const size = textSizes[mark.role];
  // Without the reserve of the layout's estimate.
  const width =
    (widthOf(mark.role, mark.text) + (mark.more ? 8 + widthOf(mark.more.role, mark.more.text) : 0)) / 1.07;
  const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor ?? 'start'];
  return [
    { left, right: left + width, top: mark.y - size * 0.72, bottom: mark.y + size * 0.1, name: mark.text },
  ];
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Corners of the lines of a role, in drawing order. */
export function readPath(drawing: Drawing, role: string): Place[] {
  const paths = drawing.marks.flatMap((mark) => (mark.kind === 'line' && mark.role === role ? [mark.d] : []));
  return paths.flatMap((d) => {
    let [x, y] = [0, 0];
    return [...d.matchAll(/([MLHVhvl])([-\d.]+)(?:[ ,]([-\d.]+))?/g)].map(
      ([, command = '', first = '0', second = '0']) => {
        const [a, b] = [Number(first), Number(second)];
        if (command === 'H') x = a;
        else if (command === 'V') y = a;
        else if (command === 'h') x += a;
        else if (command === 'v') y += a;
        else if (command === 'l') [x, y] = [x + a, y + b];
        else [x, y] = [a, b];
        return { x, y };
      },
    );
  });
}

const roles = ['axis', 'grid', 'leader', 'main', 'side', 'loss', 'expected', 'hatch', 'casing', 'highlight'];

/** Straight pieces of the lines of a role. */
function listPieces(drawing: Drawing, role: string): { readonly from: Place; readonly to: Place }[] {
  return drawing.marks.flatMap((mark) =>
    mark.kind === 'line' && mark.role === role
      ? mark.d.split(/(?=M)/).flatMap((d) => {
          const places = readPath({ ...drawing, marks: [{ ...mark, d }] }, role);
          return places.slice(1).map((to, index) => ({ from: places[index] ?? to, to }));
        })
      : [],
  );
}

const spanOf = ({ from, to }: { readonly from: Place; readonly to: Place }): Box => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
  name: '',
});

/** Longer vertical lines are limits, shorter ones ticks, in px. */
const shortestLimit = 24;

/** Texts that a limit crosses. */
function findCut(drawing: Drawing, boxes: readonly Box[]): string[] {
  const limits = listPieces(drawing, 'axis')
    .map(spanOf)
    .filter(({ left, right, top, bottom }) => left === right && bottom - top > shortestLimit);
  return boxes.filter((box) => limits.some((limit) => meet(box, limit))).map(({ name }) => name);
}

/** Fails if a mark or text is outside of the drawing, or text on other text or a limit. */
export function expectSound(drawing: Drawing): void {
  const { width, height, marks } = drawing;
  const boxes = marks.flatMap(boxOf);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
  );
  const covered = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => meet(a, b))
      .map((b) => `${a.name} / ${b.name}`),
  );
  const places = [
    ...roles.flatMap((role) => readPath(drawing, role)),
    ...marks.flatMap((mark) => ('x' in mark ? [mark] : [])),
  ];
  const strayed = places.filter(({ x, y }) => !(x >= 0 && x <= width && y >= 0 && y <= height));
  const found = { outside, covered, strayed, cut: findCut(drawing, boxes) };
  expect(found).toEqual({ outside: [], covered: [], strayed: [], cut: [] });
}

/** Fails if a horizontal or vertical line crosses text. */
export function expectWordsFree(drawing: Drawing, of: readonly string[] = roles): void {
  const boxes = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? boxOf(mark) : []));
  const pieces = of.flatMap((role) =>
    listPieces(drawing, role).map((piece) => ({ role, box: spanOf(piece) })),
  );
  const crossed = boxes.flatMap((words) =>
    pieces.filter(({ box }) => meet(words, box)).map(({ role }) => `${role} / ${words.name}`),
  );
  expect(crossed).toEqual([]);
}
