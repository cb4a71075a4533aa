import type { ChartSize, Drawing, Mark } from '#lib/core/chart';
import { boxWidth, drawBox, drawHighlight, drawLine, drawText } from './marks';
import { measureFrame, type Frame } from './ownership-tree-frame';

/** A person with a share, or an intermediate company with owners of its own. */
export type Owner = {
  readonly name: string;
  readonly percent: number;
  readonly owners?: readonly Owner[] | undefined;
};

export type Ownership = {
  readonly company: string;
  /** Shares above it are highlighted. */
  readonly threshold: number;
  readonly owners: readonly Owner[];
};

/** A person, with the share in the company and the row of the drawing. */
export type Holding = {
  readonly name: string;
  readonly share: number;
  readonly row: number;
  /** The intermediate company, its share, and the row of its first owner. */
  readonly through?: { readonly name: string; readonly percent: number; readonly row: number };
  readonly percent: number;
};

/** The persons behind a company; shares are multiplied along the chain. */
export function listHoldings({ owners }: Pick<Ownership, 'owners'>): Holding[] {
  const holdings: Holding[] = [];
  for (const { name, percent, owners: behind } of owners) {
    const row = holdings.length;
    if (!behind) holdings.push({ name, share: percent, percent, row });
    for (const person of behind ?? [])
      holdings.push({
        name: person.name,
        share: (person.percent * percent) / 100,
        percent: person.percent,
        row: holdings.length,
        through: { name, percent, row },
      });
  }
  return holdings;
}

type Edge = { readonly d: string; readonly isHighlighted: boolean; readonly isFirstRow: boolean };

const widthOfName = (name: string): number => boxWidth(name, 20);

const rowY = ({ top, step }: Frame, row: number): number => top + row * step;

/** The end of an edge, which joins that of the first row at 45 degrees; the first row to join is nearest to the company. */
function drawJoin(frame: Frame, row: number, place: number): string {
  if (row === 0) return frame.finish;
  const x = frame.junction - place * frame.apart;
  return `H${x - row * frame.step}L${x} ${frame.top}`;
}

/** The edge from a person to the company or to an intermediate one. */
function drawOwn({ row, through }: Holding, frame: Frame, place: number): string {
  const start = `M${frame.person} ${rowY(frame, row)}`;
  if (!through) return start + drawJoin(frame, row, place);
  if (row === through.row) return `${start}H${frame.between - frame.betweenWidth / 2}`;
  return `${start}H${frame.between - (row - through.row) * frame.step}L${frame.between} ${rowY(frame, through.row)}`;
}

/** All edges; that of an intermediate company is highlighted if one of its owners is. */
function listEdges(
  holdings: readonly Holding[],
  frame: Frame,
  isHighlighted: (one: Holding) => boolean,
): Edge[] {
  const joining = [
    ...new Set(holdings.map(({ row, through }) => through?.row ?? row).filter((row) => row > 0)),
  ];
  const placeOf = (row: number): number => joining.length - 1 - joining.indexOf(row);
  const people = holdings.map(
    (one): Edge => ({
      d: drawOwn(one, frame, placeOf(one.row)),
      isHighlighted: isHighlighted(one),
      isFirstRow: one.row === 0 && !one.through,
    }),
  );
  const between = [...new Set(holdings.flatMap(({ through }) => (through ? [through.row] : [])))].map(
    (row): Edge => ({
      d: `M${frame.between + frame.betweenWidth / 2} ${rowY(frame, row)}${drawJoin(frame, row, placeOf(row))}`,
      isHighlighted: holdings.some((one) => one.through?.row === row && isHighlighted(one)),
      isFirstRow: row === 0,
    }),
  );
  // The edge of the first row is drawn last, so that those that join it end at its border.
  return [...people, ...between].sort(
    (a, b) =>
      Number(a.isHighlighted) - Number(b.isHighlighted) || Number(a.isFirstRow) - Number(b.isFirstRow),
  );
}

function drawEdge({ d, isHighlighted }: Edge): Mark[] {
  return isHighlighted ? drawHighlight(d) : [drawLine('side', d)];
}

type Write = (percent: number) => string;

/** People in boxes of one width, the share on the edge; on phones in the box. */
function drawPeople(holdings: readonly Holding[], frame: Frame, size: ChartSize, write: Write): Mark[] {
  return holdings.flatMap(({ name, row, percent }): Mark[] => {
    const y = rowY(frame, row);
    const draw = (text: string): Mark => drawBox({ x: frame.person / 2, y }, frame.person, text);
    if (size === 'narrow') return [draw(`${name} ${write(percent)}`)];
    return [draw(name), drawText('strong', { x: frame.person + 10, y: y - 11 }, write(percent))];
  });
}

/** Intermediate companies, the share on the edge behind; on phones above the box. */
function drawBetween(holdings: readonly Holding[], frame: Frame, size: ChartSize, write: Write): Mark[] {
  const companies = new Map(holdings.flatMap(({ through }) => (through ? [[through.name, through]] : [])));
  return [...companies.values()].flatMap(({ name, percent, row }): Mark[] => {
    const y = rowY(frame, row);
    const { between: x, betweenWidth: width } = frame;
    const place =
      size === 'narrow'
        ? ({ x, y: y - 18, anchor: 'middle' } as const)
        : { x: x + width / 2 + 10, y: y - 11 };
    return [drawBox({ x, y }, width, name), drawText('strong', place, write(percent))];
  });
}

/** A pin in front of the company, with the threshold. */
const drawThreshold = (x: number, y: number, share: string): Mark[] => [
  { kind: 'pin', x, y: y - 6 },
  drawText('note', { x: x - 10, y: y - 20, anchor: 'end' }, `> ${share}`),
];

/**
 * An ownership tree: people on the left, the company on the right. The edges of people whose share is above the
 * threshold are highlighted.
 *
 * @param write formats a share
 */
export function drawOwnershipTree(
  { company, threshold, owners }: Ownership,
  width: number,
  size: ChartSize,
  write: Write,
): Drawing {
  const holdings = listHoldings({ owners });
  const isNarrow = size === 'narrow';
  const names = holdings.map(({ name, percent }) => (isNarrow ? `${name} ${write(percent)}` : name));
  const widths = {
    person: Math.max(isNarrow ? 0 : 96, ...names.map(widthOfName)),
    betweenWidth: Math.max(
      isNarrow ? 0 : 96,
      ...holdings.map(({ through }) => widthOfName(through?.name ?? '')),
    ),
  };
  const end = widthOfName(company);
  const frame: Frame = measureFrame(width, isNarrow, widths, end);
  const edges = listEdges(holdings, frame, ({ share }) => share > threshold);
  return {
    width,
    height: rowY(frame, holdings.length - 1) + 16,
    marks: [
      ...edges.flatMap(drawEdge),
      ...drawPeople(holdings, frame, size, write),
      ...drawBetween(holdings, frame, size, write),
      ...(isNarrow ? [] : drawThreshold(width - end - 20, frame.top, write(threshold))),
      drawBox({ x: width - end / 2, y: isNarrow ? 14 : frame.top }, end, company),
    ],
  };
}
