/** Measures in px: width of the boxes of people, middle and width of those of intermediate companies, junctions, rows. */
export type Frame = {
  readonly person: number;
  readonly between: number;
  readonly betweenWidth: number;
  readonly junction: number;
  /** Distance of two junctions. */
  readonly apart: number;
  readonly step: number;
  readonly top: number;
  /** Path from the last junction to the company. */
  readonly finish: string;
};

/** The company is at the end of the first row, on phones above it. */
export function measureFrame(
  width: number,
  isNarrow: boolean,
  widths: Pick<Frame, 'person' | 'betweenWidth'>,
  end: number,
): Frame {
  const turn = 20;
  if (isNarrow) {
    const x = width - 24;
    const top = 66;
    return {
      ...widths,
      between: widths.person + 20 + widths.betweenWidth / 2,
      junction: x - turn - 8,
      apart: 24,
      step: 40,
      top,
      finish: `H${x - turn}L${x} ${top - turn}V14`,
    };
  }
  const x = width - end;
  return {
    ...widths,
    between: x - 48 - 2 * 56 - 60 - widths.betweenWidth / 2,
    junction: x - 48,
    apart: 48,
    step: 56,
    top: 34,
    finish: `H${x}`,
  };
}
