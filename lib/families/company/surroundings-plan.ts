import { surroundings } from '#content/site/surroundings';
import type { Chart, ChartSize, Drawing, Mark, Place } from '#lib/core/chart';
import { drawSizes } from '#lib/charts/draw-sizes';
import { drawPoint, drawText } from '#lib/charts/marks';
import { measureText } from '#lib/core/wrap-label';
import { clipPath } from './clip-path';
import { listNearStations, locate, splitName, type StationId } from './surroundings';
import { layTracks, type Sheet, type Track } from './surroundings-tracks';

export type PlanWords = {
  /** On the badge of the office. */ readonly name: string;
  /** Below the badge. */ readonly street: string;
};

type Layout = {
  readonly height: number;
  /** Px per metre. */
  readonly scale: number;
  readonly office: Place;
  /** Radii of the circles around the office, in metres. */
  readonly rings: readonly number[];
};

const layouts: Readonly<Record<ChartSize, Layout>> = {
  full: { height: 616, scale: 0.48, office: { x: 606, y: 348 }, rings: [250, 500] },
  half: { height: 468, scale: 0.36, office: { x: 412, y: 262 }, rings: [250, 500] },
  narrow: { height: 300, scale: 0.21, office: { x: 178, y: 172 }, rings: [500] },
};

/** Stations drawn at the height of another one: the real difference is less than the width of a line. */
const onLevelOf: Partial<Record<StationId, StationId>> = {
  kurfuerstenstrasse: 'gleisdreieck',
  grossgoerschenstrasse: 'yorckstrasse',
};

/** Offset of a station's name, on a side without lines. */
type Side = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };

const sides: Readonly<Record<StationId, Side>> = {
  yorckstrasse: { x: 18, y: 22, anchor: 'start' },
  grossgoerschenstrasse: { x: -18, y: -14, anchor: 'end' },
  moeckernbruecke: { x: 12, y: -22, anchor: 'middle' },
  gleisdreieck: { x: -18, y: -14, anchor: 'end' },
  mehringdamm: { x: -18, y: 22, anchor: 'end' },
  'hallesches-tor': { x: 14, y: -14, anchor: 'start' },
  gneisenaustrasse: { x: 24, y: 26, anchor: 'end' },
  kleistpark: { x: -6, y: 26, anchor: 'start' },
  buelowstrasse: { x: 0, y: 26, anchor: 'middle' },
  kurfuerstenstrasse: { x: 0, y: -18, anchor: 'middle' },
};

type Plan = Sheet & Layout & { readonly size: ChartSize; readonly at: (id: StationId) => Place };

/** Layout of a size, with the position of every station. */
function createPlan(width: number, size: ChartSize): Plan {
  const layout = layouts[size];
  const { scale, office } = layout;
  const project = (id: StationId): Place => {
    const { x, y } = locate(surroundings.stations[id]);
    return { x: Math.round(office.x + x * scale), y: Math.round(office.y + y * scale) };
  };
  const at = (id: StationId): Place => ({ x: project(id).x, y: project(onLevelOf[id] ?? id).y });
  return { ...layout, width, size, at };
}

/** Circle around the office, labelled with its radius. */
function drawRing({ office: { x, y }, scale }: Plan, radius: number): Mark[] {
  const r = Math.round(radius * scale);
  return [
    {
      kind: 'line',
      role: 'grid',
      d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    },
    { kind: 'text', role: 'note', x, y: y + r + 4, anchor: 'middle', text: `${radius}\u00a0m` },
  ];
}

const drawTrack = ({ places }: Track, plan: Plan): Mark => ({
  kind: 'line',
  role: 'connection',
  d: clipPath(places, plan),
});

/** Labels with the line numbers on a track. */
function drawSigns({ lines, signs }: Track): Mark[] {
  const text = lines.join(' ');
  return signs.map(({ x, y }) => ({
    kind: 'box',
    x: Math.round(x),
    y: Math.round(y),
    width: measureText(text, 13) + 14,
    text,
    role: 'secondary',
  }));
}

const isOn = ({ x, y }: Place, { width, height }: Sheet): boolean =>
  x > 12 && x < width - 12 && y > 12 && y < height - 12;

/** Station name in one line, or with the part in brackets on a second one. */
function drawName(name: string, { x, y }: Place, { anchor, ...side }: Side, role: 'strong' | 'note'): Mark[] {
  const [first, second] = splitName(name);
  const at = { kind: 'text', x: x + side.x, anchor } as const;
  const top = y + side.y;
  if (second === undefined) return [{ ...at, role, y: top, text: first }];
  return [
    { ...at, role, y: top - 18, text: first },
    { ...at, role: 'note', y: top, text: second },
  ];
}

/** Station of the list, with its number. On phones, long names are in the list only. */
function drawNear(id: StationId, index: number, plan: Plan): Mark[] {
  const place = plan.at(id);
  const { name } = surroundings.stations[id];
  const hasName = plan.size !== 'narrow' || !name.includes('(');
  return [
    ...(hasName ? drawName(name, place, sides[id], 'strong') : []),
    { kind: 'box', ...place, width: 24, text: String(index + 1), role: 'main' },
  ];
}

/** Other station of a line; named on the largest size only. */
function drawFar(id: StationId, plan: Plan): Mark[] {
  const place = plan.at(id);
  if (!isOn(place, plan)) return [];
  return [
    ...(plan.size === 'full' ? drawName(surroundings.stations[id].name, place, sides[id], 'note') : []),
    drawPoint(place, 'side'),
  ];
}

/** The office with its name; on phones without the street. */
function drawOffice({ office: { x, y }, size }: Plan, { name, street }: PlanWords): Mark[] {
  const width = measureText(name, 16) + 14;
  const left = x + 16;
  return [
    drawPoint({ x, y }, 'main', true),
    { kind: 'box', x: left + width / 2, y, width, text: name, role: 'name' },
    ...(size === 'narrow' ? [] : [drawText('note', { x: left, y: y + 36 }, street)]),
  ];
}

function drawPlan(words: PlanWords, width: number, size: ChartSize): Drawing {
  const plan = createPlan(width, size);
  const near = listNearStations().map(({ id }) => id);
  const far = (Object.keys(surroundings.stations) as StationId[]).filter((id) => !near.includes(id));
  const tracks = layTracks(plan.at, plan.scale, plan);
  return {
    width,
    height: plan.height,
    marks: [
      ...plan.rings.flatMap((radius) => drawRing(plan, radius)),
      ...tracks.map((track) => drawTrack(track, plan)),
      ...tracks.flatMap(drawSigns),
      ...far.flatMap((id) => drawFar(id, plan)),
      ...near.flatMap((id, index) => drawNear(id, index, plan)),
      ...drawOffice(plan, words),
    ],
  };
}

/** Map of the office and the nearest stations: positions to scale, tracks simplified. */
export const drawSurroundings = (words: PlanWords): Chart['drawings'] =>
  drawSizes((width, size) => drawPlan(words, width, size), 'full');
