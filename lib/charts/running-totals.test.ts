import { drawRunningTotals } from './running-totals';
import { expectSound, readPath } from './testing';

const chart = {
  steps: ['Year 1', 'Year 2', 'Year 3'],
  zero: '0',
  rows: [
    { name: 'Build', amounts: [-20, -20, -60], total: '−100', series: 'side' as const },
    { name: 'Buy', amounts: [-30, -40, -28], total: '−98', series: 'side' as const },
    { name: 'Embed', amounts: [-10, 5, 5], total: '0', series: 'main' as const },
  ],
};

it.each(Object.entries(drawRunningTotals(chart)))('has no text on other text, %s', (_, drawing) => {
  expectSound(drawing);
});

it('adds up from zero, to scale', () => {
  const [zero, ...places] = readPath(drawRunningTotals(chart).half, 'main').map(({ y }) => y);
  const lowest = Math.max(...readPath(drawRunningTotals(chart).half, 'side').map(({ y }) => y));
  const unit = (lowest - (zero ?? 0)) / 100;
  expect(places.map((y) => (y - (zero ?? 0)) / unit)).toEqual([
    expect.closeTo(10, 0),
    expect.closeTo(5, 0),
    expect.closeTo(0, 0),
  ]);
});

it('has labels in the order of the ends, each with its total below', () => {
  const texts = drawRunningTotals(chart).narrow.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.x > 290 ? [mark.text] : [],
  );
  expect(texts).toEqual(['Embed', '0', 'Buy', '−98', 'Build', '−100']);
});

it('names its steps below the plot', () => {
  const texts = drawRunningTotals(chart).half.marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : [],
  );
  expect(texts).toEqual(expect.arrayContaining(chart.steps));
});
