/** Measures in px: plates of people, the middle of those between, the last junction, lanes. */
export type Frame = {
  readonly plate: number;
  readonly between: number;
  readonly betweenPlate: number;
  readonly junction: number;
  /** From one junction to the next: branches leave one after the other. */
  readonly apart: number;
  readonly step: number;
  readonly top: number;
  /** From the last junction to the company's plate. */
  readonly finish: string;
};

/** Measures for a width: the company's plate stands at the end of the first lane, on phones above it. */
export function measureFrame(
  width: number,
  isNarrow: boolean,
  plates: Pick<Frame, 'plate' | 'betweenPlate'>,
  end: number,
): Frame {
  const turn = 20;
  if (isNarrow) {
    const x = width - 24;
    const top = 66;
    return {
      ...plates,
      between: plates.plate + 20 + plates.betweenPlate / 2,
      junction: x - turn - 8,
      apart: 24,
      step: 40,
      top,
      finish: `H${x - turn}L${x} ${top - turn}V14`,
    };
  }
  const x = width - end;
  return {
    ...plates,
    between: x - 48 - 2 * 56 - 60 - plates.betweenPlate / 2,
    junction: x - 48,
    apart: 48,
    step: 56,
    top: 34,
    finish: `H${x}`,
  };
}
