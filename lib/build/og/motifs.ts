import type { Choices } from './seeded';
import { before, columns, endOf, rows, type Line, type Link, type TrackPlan } from './track-plan';

/** Draws a station of one kind; the choices make each its own. */
type Motif = (choices: Choices) => TrackPlan;

const through = (row: number): Line => ({ row, from: before, to: columns });

/** One track parts into four: services that branch off one core. */
const fan: Motif = ({ between, pick }) => {
  const main = pick([1, 2]);
  const away = main === 1 ? 1 : -1;
  const first = between(2, 5);
  const near: Link = { column: first, from: main, to: main - away };
  const far: Link = { column: first + between(3, 5), from: main, to: main + away };
  const farther: Link = { column: endOf(far) + between(2, 4), from: far.to, to: far.to + away };
  const platform = between(17, 19);
  const reach = (link: Link): Line => ({ row: link.to, from: endOf(link), to: columns, platform });
  return {
    lines: [{ ...through(main), platform }, reach(near), reach(far), reach(farther)],
    links: [near, far, farther],
    route: { row: main, links: pick([[near], [far], [far, farther]]) },
  };
};

const mirrorLink = (link: Link): Link => ({
  column: columns - 1 - endOf(link),
  from: link.to,
  to: link.from,
});
const mirrorLine = ({ row, from, to, platform }: Line): Line => ({
  row,
  from: columns - 1 - to,
  to: columns - 1 - from,
  ...(platform !== undefined && { platform: columns - 1 - platform }),
});

/** Four tracks meet in one: many cases, one answer. */
const merge: Motif = (choices) => {
  const { lines, links, route } = fan(choices);
  const taken = route.links.map(mirrorLink).toReversed();
  return {
    lines: lines.map(mirrorLine),
    links: links.map(mirrorLink),
    route: { row: taken[0]?.from ?? route.row, links: taken },
  };
};

/** A through line with passing loops: a pause on the way, as a term is looked up. */
const loops: Motif = ({ between, pick }) => {
  const main = pick([1, 2]);
  const [above, below] = [main - 1, main + 1];
  const loop = (row: number, from: number, to: number, platform?: number) => ({
    line: { row, from: from + 1, to, ...(platform !== undefined && { platform }) },
    links: [
      { column: from, from: main, to: row },
      { column: to, from: row, to: main },
    ],
  });
  const [a, b] = [between(2, 4), between(12, 14)];
  const one = loop(pick([above, below]), a, a + between(6, 8), a + 2);
  const two = loop(one.line.row === above ? below : above, b, b + between(6, 8), b + 2);
  const three = loop(one.line.row, b + 1, b + 7);
  const second = pick([[two], [two, three]]);
  const chosen = [one, ...second];
  return {
    lines: [through(main), ...chosen.map(({ line }) => line)],
    links: chosen.flatMap(({ links }) => links),
    route: { row: main, links: pick([one.links, two.links, [...one.links, ...two.links]]) },
  };
};

/** Lines side by side with crossovers: rules that stand next to each other. */
const parallel: Motif = ({ between, pick }) => {
  const top = pick([0, 1]);
  const [a, b, c] = [top, top + 1, top + 2];
  const first = between(3, 6);
  const second = first + between(4, 6);
  const third = second + between(4, 6);
  const down: Link = { column: first, from: a, to: b };
  const on: Link = { column: second, from: b, to: c };
  const up: Link = { column: third, from: c, to: b };
  return {
    lines: [through(a), through(b), { ...through(c), platform: between(18, 20) }],
    links: [down, on, up],
    route: pick([
      { row: a, links: [down, on] },
      { row: a, links: [down] },
      { row: a, links: [down, on, up] },
      { row: b, links: [on] },
    ]),
  };
};

/** Two long diagonals cross: lines of different trades in one station. */
const crossing: Motif = ({ between, pick }) => {
  const [first, second] = [between(4, 8), between(12, 15)];
  const down: Link = { column: first, from: 0, to: rows - 1 };
  const up: Link = { column: pick([first, first + 1]), from: rows - 1, to: 0 };
  const across: Link = { column: second, from: pick([0, rows - 1]), to: pick([1, 2]) };
  return {
    lines: [
      through(0),
      through(rows - 1),
      { row: across.to, from: endOf(across), to: columns, platform: between(19, 20) },
    ],
    links: [down, up, across],
    route: pick([
      { row: 0, links: [down] },
      { row: rows - 1, links: [up] },
    ]),
  };
};

/** Sections whose drawing says something about them; every other one has a kind by its name. */
const bySection: Readonly<Record<string, Motif>> = {
  services: fan,
  glossary: loops,
  industries: merge,
  'case-studies': crossing,
};

/**
 * Plans the tracks of a page: the kind of station by its section, the station itself by its id.
 *
 * @param id path of the page without language
 */
export function planTracks(id: string, createChoices: (seed: string) => Choices): TrackPlan {
  const section = id.split('/')[0] ?? '';
  const motif = bySection[section] ?? createChoices(section).pick([parallel, merge, loops, crossing]);
  return motif(createChoices(id));
}
