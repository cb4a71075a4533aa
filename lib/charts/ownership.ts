import type { ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { measureFrame, type Frame } from './ownership-frame';

/** Somebody who holds a share, or a company between, which its own owners hold. */
export type Owner = {
  readonly name: string;
  readonly percent: number;
  readonly owners?: readonly Owner[] | undefined;
};

export type Ownership = {
  readonly company: string;
  /** A share above it is lit. */
  readonly threshold: number;
  readonly owners: readonly Owner[];
};

/** A person at the end of the chain: the share in the company, and the lane on which it is drawn. */
export type Holding = {
  readonly name: string;
  readonly share: number;
  readonly lane: number;
  /** The company between, its share, and the lane of its first owner. */
  readonly through?: { readonly name: string; readonly percent: number; readonly lane: number };
  readonly percent: number;
};

/** The persons behind a company with their shares, multiplied along the chain. */
export function listHoldings({ owners }: Pick<Ownership, 'owners'>): Holding[] {
  const holdings: Holding[] = [];
  for (const { name, percent, owners: behind } of owners) {
    const lane = holdings.length;
    if (!behind) holdings.push({ name, share: percent, percent, lane });
    for (const person of behind ?? [])
      holdings.push({
        name: person.name,
        share: (person.percent * percent) / 100,
        percent: person.percent,
        lane: holdings.length,
        through: { name, percent, lane },
      });
  }
  return holdings;
}

type Route = { readonly d: string; readonly isLit: boolean; readonly isTrunk: boolean };

const plateWidth = (name: string): number => Math.ceil(measureText(name, 13)) + 20;

const laneY = ({ top, step }: Frame, lane: number): number => top + lane * step;

/** Onto the track of the company, one lane a step of 45°: the first to join is the nearest to it. */
function drawJoin(frame: Frame, lane: number, place: number): string {
  if (lane === 0) return frame.finish;
  const x = frame.junction - place * frame.apart;
  return `H${x - lane * frame.step}L${x} ${frame.top}`;
}

/** From a person to what they own: the company, or a company between. */
function drawOwn({ lane, through }: Holding, frame: Frame, place: number): string {
  const start = `M${frame.plate} ${laneY(frame, lane)}`;
  if (!through) return start + drawJoin(frame, lane, place);
  if (lane === through.lane) return `${start}H${frame.between - frame.betweenPlate / 2}`;
  return `${start}H${frame.between - (lane - through.lane) * frame.step}L${frame.between} ${laneY(frame, through.lane)}`;
}

/** All routes; those of a company between are lit where somebody behind it is. */
function listRoutes(holdings: readonly Holding[], frame: Frame, isLit: (one: Holding) => boolean): Route[] {
  const joining = [
    ...new Set(holdings.map(({ lane, through }) => through?.lane ?? lane).filter((lane) => lane > 0)),
  ];
  const placeOf = (lane: number): number => joining.length - 1 - joining.indexOf(lane);
  const people = holdings.map(
    (one): Route => ({
      d: drawOwn(one, frame, placeOf(one.lane)),
      isLit: isLit(one),
      isTrunk: one.lane === 0 && !one.through,
    }),
  );
  const between = [...new Set(holdings.flatMap(({ through }) => (through ? [through.lane] : [])))].map(
    (lane): Route => ({
      d: `M${frame.between + frame.betweenPlate / 2} ${laneY(frame, lane)}${drawJoin(frame, lane, placeOf(lane))}`,
      isLit: holdings.some((one) => one.through?.lane === lane && isLit(one)),
      isTrunk: lane === 0,
    }),
  );
  // The track to the company is drawn last, so that the lights of those who join it end at its edge.
  return [...people, ...between].sort(
    (a, b) => Number(a.isLit) - Number(b.isLit) || Number(a.isTrunk) - Number(b.isTrunk),
  );
}

function drawRoute({ d, isLit }: Route): Mark[] {
  if (!isLit) return [{ kind: 'line', role: 'side', d }];
  return [
    { kind: 'line', role: 'bed', d },
    { kind: 'line', role: 'lit', d },
  ];
}

type Write = (percent: number) => string;

/** People on plates of one width, the share on the track; on phones beside the name. */
function drawPeople(holdings: readonly Holding[], frame: Frame, size: ChartSize, write: Write): Mark[] {
  return holdings.flatMap(({ name, lane, percent }): Mark[] => {
    const y = laneY(frame, lane);
    const plate = { kind: 'plate', x: frame.plate / 2, y, width: frame.plate } as const;
    if (size === 'narrow') return [{ ...plate, text: `${name} ${write(percent)}` }];
    return [
      { ...plate, text: name },
      { kind: 'text', role: 'strong', x: frame.plate + 10, y: y - 11, text: write(percent) },
    ];
  });
}

/** Companies between, the share behind each on its track; on phones, where the track is short, above the plate. */
function drawBetween(holdings: readonly Holding[], frame: Frame, size: ChartSize, write: Write): Mark[] {
  const companies = new Map(holdings.flatMap(({ through }) => (through ? [[through.name, through]] : [])));
  return [...companies.values()].flatMap(({ name, percent, lane }): Mark[] => {
    const y = laneY(frame, lane);
    return [
      { kind: 'plate', x: frame.between, y, width: frame.betweenPlate, text: name },
      size === 'narrow'
        ? {
            kind: 'text',
            role: 'strong',
            x: frame.between,
            y: y - 18,
            anchor: 'middle',
            text: write(percent),
          }
        : {
            ...{ kind: 'text', role: 'strong', x: frame.between + frame.betweenPlate / 2 + 10, y: y - 11 },
            text: write(percent),
          },
    ];
  });
}

/** Before the company a signal: what lies above its share passes it lit. */
const drawThreshold = (x: number, y: number, share: string): Mark[] => [
  { kind: 'signal', x, y: y - 6 },
  { kind: 'text', role: 'note', x: x - 10, y: y - 20, anchor: 'end', text: `> ${share}` },
];

/**
 * A chain of ownership as tracks: people on the left, the company on the right, on each track its
 * share; the tracks of those whose share in the end lies above the threshold are lit.
 *
 * @param write a share as the language writes it
 */
export function drawOwnership(
  { company, threshold, owners }: Ownership,
  width: number,
  size: ChartSize,
  write: Write,
): Drawing {
  const holdings = listHoldings({ owners });
  const isNarrow = size === 'narrow';
  const names = holdings.map(({ name, percent }) => (isNarrow ? `${name} ${write(percent)}` : name));
  const plates = {
    plate: Math.max(isNarrow ? 0 : 96, ...names.map(plateWidth)),
    betweenPlate: Math.max(
      isNarrow ? 0 : 96,
      ...holdings.map(({ through }) => plateWidth(through?.name ?? '')),
    ),
  };
  const end = plateWidth(company);
  const frame: Frame = measureFrame(width, isNarrow, plates, end);
  const routes = listRoutes(holdings, frame, ({ share }) => share > threshold);
  return {
    width,
    height: laneY(frame, holdings.length - 1) + 16,
    marks: [
      ...routes.flatMap(drawRoute),
      ...drawPeople(holdings, frame, size, write),
      ...drawBetween(holdings, frame, size, write),
      ...(isNarrow ? [] : drawThreshold(width - end - 20, frame.top, write(threshold))),
      { kind: 'plate', x: width - end / 2, y: isNarrow ? 14 : frame.top, width: end, text: company },
    ],
  };
}
