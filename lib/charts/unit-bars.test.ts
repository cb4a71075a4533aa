import { drawUnits } from './unit-bars';

const countDots = (d: string): number => d.split('M').length - 1;

const units = drawUnits([
  { count: 18, series: 'main' },
  { count: 43, series: 'side' },
  { count: 39, series: 'empty' },
]);

const paths = units.marks.map((mark) => (mark.kind === 'area' ? mark.d : ''));

describe('a bar in units', () => {
  it('has a dot for each', () => {
    expect(paths.map(countDots)).toEqual([18, 43, 39]);
  });

  it('has twenty in a row', () => {
    expect(units).toMatchObject({ width: 237, height: 57 });
  });

  it('continues a row with the next part', () => {
    expect(paths[1]?.startsWith('M216 4.5')).toBe(true);
  });

  it('has no mark for a part without units', () => {
    expect(
      drawUnits([
        { count: 3, series: 'main' },
        { count: 0, series: 'empty' },
      ]).marks,
    ).toHaveLength(1);
  });
});
