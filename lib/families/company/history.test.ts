import { buildHistory } from './history';

const station = (year: string) => ({ year, title: year, html: year });

it('the years are divided into parts of four, with those in which nothing happened', () => {
  const stations = ['2015', '2018', '2019', '2024'].map(station);
  const parts = buildHistory({ history: { title: 'x', stations } });
  expect(parts.map((years) => years.map((year) => `${year.year}${year.station ? '' : '-'}`))).toEqual([
    ['2015', '2016-', '2017-', '2018'],
    ['2019', '2020-', '2021-', '2022-'],
    ['2023-', '2024'],
  ]);
});
