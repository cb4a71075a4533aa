import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark, Place } from '#lib/core/chart';
import { drawSizes } from './draw-sizes';
import { linePath, toTenths } from './geometry';
import { lineHeight, plateWidth, type Frame, type RailsInput, type RailsYear } from './rails-frame';
import { drawEnds, drawYears } from './rails-words';

/** Room at the right for words, the height of the plan, and the distance of sleepers in px. */
const measures = {
  full: { room: 190, plan: 400, sleeper: 14 },
  half: { room: 160, plan: 368, sleeper: 13 },
  narrow: { room: 82, plan: 316, sleeper: 10 },
} as const;

/** Where the main series overtakes the other, between two years that are counted from 0; undefined where it never does. */
export function findCrossing(years: readonly RailsYear[]): { at: number; value: number } | undefined {
  for (const [index, { main, side }] of years.slice(1).entries()) {
    const before = years[index];
    if (!before || before.main >= before.side || main < side) continue;
    const part = (before.side - before.main) / (before.side - before.main + (main - side));
    return { at: index + part, value: before.main + part * (main - before.main) };
  }
  return undefined;
}

/** The value of a series between two years, on the straight line that joins them. */
function valueAt(years: readonly RailsYear[], key: 'main' | 'side', at: number): number {
  const from = years[Math.floor(at)];
  const to = years[Math.ceil(at)] ?? from;
  return from && to ? from[key] + (to[key] - from[key]) * (at - Math.floor(at)) : 0;
}

/** At most five values at round distances, zero among them. */
function listTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => most / (factor * power) < 5) ?? 10);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function drawValues({ input, x, y }: Frame): Mark[] {
  const end = x(input.years.length - 1);
  const ticks = listTicks(y.domain()[1] ?? 0);
  const format = (value: number): string =>
    value === ticks.at(-1) ? input.formatTop(value) : input.formatTick(value);
  return ticks.flatMap((value): Mark[] => [
    {
      kind: 'line',
      role: value === 0 ? 'edge' : 'rule',
      d: `M0 ${toTenths(y(value))}H${toTenths(end + (value === 0 ? plateWidth / 2 : 0))}`,
    },
    { kind: 'text', role: 'note', x: 0, y: toTenths(y(value) - 6), text: format(value) },
  ]);
}

function drawSleepers({ input: { years }, size, x, y }: Frame): Mark[] {
  const steps = Math.max(2, Math.round((x(1) - x(0)) / measures[size].sleeper));
  const count = (years.length - 1) * steps + 1;
  const lines = Array.from({ length: count }, (_, index) => {
    const at = index / steps;
    const [main, side] = [valueAt(years, 'main', at), valueAt(years, 'side', at)];
    const role = index % steps === 0 ? 'main' : 'sleeper';
    return {
      role: main < side ? 'loss' : role,
      d: `M${toTenths(x(at))} ${toTenths(y(main))}V${toTenths(y(side))}`,
    } as const;
  });
  return (['sleeper', 'loss', 'main'] as const).flatMap((role): Mark[] => {
    const d = lines.filter((sleeper) => sleeper.role === role).map((sleeper) => sleeper.d);
    return d.length > 0 ? [{ kind: 'line', role, d: d.join('') }] : [];
  });
}

function drawRail({ input: { years }, x, y }: Frame, key: 'main' | 'side'): Mark[] {
  const places = years.map((year, at): Place => ({ x: toTenths(x(at)), y: toTenths(y(year[key])) }));
  return [
    { kind: 'line', role: key, d: linePath(places) },
    ...places.map((place): Mark => ({ kind: 'station', role: key, ...place })),
  ];
}

function drawCrossing({ input: { years, crossing }, x, y }: Frame): Mark[] {
  const found = findCrossing(years);
  if (!found) return [];
  const [left, top] = [toTenths(x(found.at)), toTenths(y(found.value))];
  const foot = toTenths(top - 72);
  return [
    { kind: 'line', role: 'lead', d: `M${left} ${top}V${foot}` },
    { kind: 'event', x: left, y: foot },
    ...crossing.map(
      (text, index): Mark => ({
        kind: 'text',
        role: 'strong',
        x: left,
        y: toTenths(foot - 20 - (crossing.length - 1 - index) * lineHeight),
        anchor: 'middle',
        text,
      }),
    ),
  ];
}

function drawAt(input: RailsInput, width: number, size: ChartSize): Drawing {
  const { room, plan } = measures[size];
  const last = input.years.length - 1;
  const most = Math.max(...input.years.flatMap(({ main, side }) => [main, side]));
  const x = scaleLinear([0, last], [plateWidth / 2, width - room]);
  const y = scaleLinear([0, most], [plan, 34]);
  const frame = { input, width, size, x, y };
  const hasDifference = input.years.some(({ difference }) => difference !== undefined);
  return {
    width,
    height: plan + (hasDifference ? 66 : 40),
    marks: [
      ...drawValues(frame),
      ...drawSleepers(frame),
      ...drawCrossing(frame),
      ...drawRail(frame, 'side'),
      ...drawRail(frame, 'main'),
      ...drawYears(frame),
      ...drawEnds(frame),
    ],
  };
}

/**
 * Two series over years as the rails of a track: what lies between them are the sleepers, and a diamond
 * points at where the main one overtakes the other. Its stem stands on the crossing, and covers no station.
 */
export function drawRails(input: RailsInput, widest: 'full' | 'half' = 'half'): Chart['drawings'] {
  return drawSizes((width, size) => drawAt(input, width, size), widest);
}
