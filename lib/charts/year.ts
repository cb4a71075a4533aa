import { scaleLinear } from 'd3-scale';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';
import { drawTimescale } from './timescale';

/** A day with what happens on it; without words it is a station only. */
export type MarkedDay = { readonly iso: string; readonly title: string; readonly text?: string | undefined };

const dayLength = 86_400_000;

/**
 * A year as a track, every marked day at its true distance.
 *
 * @param months their names, short
 * @param days of that year, in any order
 */
export function drawYear(
  year: number,
  months: readonly string[],
  days: readonly MarkedDay[],
): Chart['drawings'] {
  const start = Date.UTC(year, 0, 1);
  return drawTimescale(
    {
      from: 0,
      to: (Date.UTC(year + 1, 0, 1) - start) / dayLength,
      whole: String(year),
      ticks: months.map((label, month) => ({ at: (Date.UTC(year, month, 1) - start) / dayLength, label })),
      events: days
        .toSorted((a, b) => a.iso.localeCompare(b.iso))
        .map(({ iso, title, text }) => ({ at: (Date.parse(iso) - start) / dayLength, title, text })),
    },
    'full',
  );
}

type Anchor = 'start' | 'middle' | 'end';

/** Words over their stations; two that would meet turn away from each other. */
function listAnchors(places: readonly number[], labels: readonly string[]): Anchor[] {
  const anchors = places.map((): Anchor => 'middle');
  for (const [index, x] of places.slice(1).entries()) {
    const room = [labels[index], labels[index + 1]].map((label = '') => measureText(label, 14) / 2);
    if (x - (places[index] ?? 0) > 8 + (room[0] ?? 0) + (room[1] ?? 0)) continue;
    if (anchors[index] === 'middle') anchors[index] = 'end';
    anchors[index + 1] = 'start';
  }
  return anchors;
}

/** A year as a track in small: its months as marks, its days at their true distances. */
export function drawYearStrip(
  year: number,
  days: readonly { readonly iso: string; readonly label: string }[],
): Drawing {
  const [width, height, track] = [540, 50, 34];
  const months = Array.from({ length: 13 }, (_, month) => Date.UTC(year, month, 1));
  const x = scaleLinear([months[0] ?? 0, months[12] ?? 1], [1, width - 1]);
  const places = days.map(({ iso }) => toTenths(x(Date.parse(iso))));
  const anchors = listAnchors(
    places,
    days.map(({ label }) => label),
  );
  const shift = { start: -6, middle: 0, end: 6 };
  return {
    width,
    height,
    marks: [
      { kind: 'line', role: 'rule', d: months.map((at) => `M${toTenths(x(at))} ${track}v12`).join('') },
      { kind: 'line', role: 'edge', d: `M0 ${track}H${width}` },
      ...places.map((at) => ({ kind: 'station', role: 'main', x: at, y: track }) as const),
      ...days.map(({ label }, index): Mark => {
        const anchor = anchors[index] ?? 'middle';
        const at = toTenths((places[index] ?? 0) + shift[anchor]);
        return { kind: 'text', role: 'strong', x: at, y: 14, anchor, text: label };
      }),
    ],
  };
}
