import type { ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';

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

/** Measures in px: lanes, the plates of people, the place of companies between, and of the company. */
type Frame = { readonly between: number; readonly end: number; readonly step: number; readonly top: number };

const plateWidth = (name: string): number => measureText(name, 13) + 20;

/** From the person along their lane, one lane a tile of 45°, to whatever they own. */
function drawRoute({ lane, through }: Holding, { between, end, step, top }: Frame): string {
  const y = (of: number): number => top + of * step;
  const to = (x: number, from: number, target: number): string => {
    const rise = Math.abs(y(from) - y(target));
    return `H${x - rise - 24}L${x - 24} ${y(target)}H${x}`;
  };
  const start = `M0 ${y(lane)}`;
  if (!through) return start + to(end, lane, 0);
  return start + to(between, lane, through.lane) + to(end, through.lane, 0);
}

function drawRail(holding: Holding, isLit: boolean, frame: Frame): Mark[] {
  const d = drawRoute(holding, frame);
  if (!isLit) return [{ kind: 'line', role: 'side', d }];
  return [
    { kind: 'line', role: 'bed', d },
    { kind: 'line', role: 'lit', d },
  ];
}

/** The name on its plate, the share on the track, and in the end what it comes to. */
function drawPerson(
  { name, lane, percent }: Holding,
  { top, step }: Frame,
  write: (percent: number) => string,
): Mark[] {
  const y = top + lane * step;
  const width = plateWidth(name);
  return [
    { kind: 'plate', x: width / 2, y, width, text: name },
    { kind: 'text', role: 'strong', x: width + 10, y: y - 11, text: write(percent) },
  ];
}

function drawBetween(
  holdings: readonly Holding[],
  { between, top, step }: Frame,
  write: (n: number) => string,
) {
  const companies = new Map(holdings.flatMap(({ through }) => (through ? [[through.name, through]] : [])));
  return [...companies.values()].flatMap(({ name, percent, lane }): Mark[] => {
    const width = plateWidth(name);
    const y = top + lane * step;
    return [
      { kind: 'plate', x: between, y, width, text: name },
      { kind: 'text', role: 'strong', x: between, y: y - 18, anchor: 'middle', text: write(percent) },
    ];
  });
}

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
  write: (percent: number) => string,
): Drawing {
  const holdings = listHoldings({ owners });
  const isNarrow = size === 'narrow';
  const step = isNarrow ? 44 : 56;
  const frame: Frame = {
    between: isNarrow ? 168 : width * 0.42,
    end: width - 12,
    step,
    top: isNarrow ? 54 : 60,
  };
  const isLit = ({ share }: Holding): boolean => share > threshold;
  const rails = [...holdings].sort((a, b) => Number(isLit(a)) - Number(isLit(b)));
  return {
    width,
    height: frame.top + step * (holdings.length - 1) + 30,
    marks: [
      ...rails.flatMap((holding) => drawRail(holding, isLit(holding), frame)),
      ...holdings.flatMap((holding) => drawPerson(holding, frame, write)),
      ...drawBetween(holdings, frame, write),
      { kind: 'stop', x: frame.end, y: frame.top },
      { kind: 'text', role: 'strong', x: width - 2, y: frame.top - 24, anchor: 'end', text: company },
    ],
  };
}
