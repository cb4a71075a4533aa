import type { Mark } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';
import { spread, toTenths } from './geometry';
import { lineHeight, plateWidth, type Frame, type RailsInput } from './rails-frame';

/** Years on plates, and what lies between the rails in each of them. */
export function drawYears({ input: { years, differenceName }, size, x, y }: Frame): Mark[] {
  const edge = y(0);
  const name: Mark[] =
    differenceName && size !== 'narrow'
      ? [
          {
            kind: 'text',
            role: 'note',
            x: toTenths(x(years.length - 1) + plateWidth / 2 + 10),
            y: edge + 58,
            text: differenceName,
          },
        ]
      : [];
  const plates = years.map(
    ({ label }, at): Mark => ({
      kind: 'plate',
      x: toTenths(x(at)),
      y: edge + 24,
      width: plateWidth,
      text: label,
    }),
  );
  const differences = years.flatMap(({ main, side, difference }, at): Mark[] =>
    difference
      ? [
          {
            kind: 'text',
            role: main < side ? 'loss' : 'main',
            x: toTenths(x(at)),
            y: edge + 58,
            anchor: 'middle',
            text: difference,
          },
        ]
      : [],
  );
  return [...plates, ...differences, ...name];
}

type Row = { readonly role: 'note' | 'strong' | 'result'; readonly text: string };

/** Words behind the last stations: both rails, and between them what they come to. */
function listEnds({ input, size }: Frame, room: number): { at: number; rows: Row[] }[] {
  const last = input.years.at(-1);
  if (!last) return [];
  const isNarrow = size === 'narrow';
  const end = ({ name, value, short }: RailsInput['main']): Row[] => [
    ...wrapLabel(name, room, 13, 'note').map((text): Row => ({ role: 'note', text })),
    { role: 'strong', text: isNarrow ? short : value },
  ];
  const between = isNarrow ? (last.difference ?? input.between) : input.between;
  return [
    { at: last.main, rows: end(input.main) },
    {
      at: (last.main + last.side) / 2,
      rows: wrapLabel(between, room, 16).map((text) => ({ role: 'result', text })),
    },
    { at: last.side, rows: end(input.side) },
  ];
}

/** What the rails are and come to, behind their last stations. */
export function drawEnds(frame: Frame): Mark[] {
  const left = toTenths(frame.x(frame.input.years.length - 1) + 14);
  const ends = listEnds(frame, frame.width - left);
  const heights = ends.map(({ rows }) => rows.length * lineHeight);
  const middles = spread(
    ends.map(({ at }, index) => ({ middle: frame.y(at), height: heights[index] ?? 0 })),
    6,
  );
  return ends.flatMap(({ rows }, index) => {
    const top = (middles[index] ?? 0) - (heights[index] ?? 0) / 2;
    return rows.map(
      ({ role, text }, row): Mark => ({
        kind: 'text',
        role,
        x: left,
        y: toTenths(top + row * lineHeight + 14),
        text,
      }),
    );
  });
}
