import { buildHistory } from './history';

const station = (year: string) => ({ year, title: year, html: year });

it('every part of the line begins with a station, and years in which nothing happened stand after one', () => {
  const stations = ['2015', '2018', '2019', '2024', '2025'].map(station);
  const parts = buildHistory({ history: { title: 'x', stations } });
  expect(parts.map((part) => part.map(({ year, passed }) => [year, ...passed]))).toEqual([
    [['2015', '2016', '2017'], ['2018']],
    [['2019', '2020', '2021', '2022', '2023'], ['2024']],
    [['2025']],
  ]);
});
