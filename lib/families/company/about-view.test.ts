import { buildHistory } from './about-view';

const station = (year: string) => ({ year, title: year, html: year });

it('splits the timeline into rows of three and counts the years after each entry', () => {
  const stations = ['2015', '2018', '2019', '2024', '2025'].map(station);
  const parts = buildHistory({ history: { title: 'x', stations } });
  expect(parts.map((part) => part.map(({ year, passed }) => [year, passed]))).toEqual([
    [
      ['2015', 2],
      ['2018', 0],
      ['2019', 4],
    ],
    [
      ['2024', 0],
      ['2025', 0],
    ],
  ]);
});
