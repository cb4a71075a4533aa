import { expectSound } from '#lib/charts/testing';
import { buildHistory, drawAllYears, drawYears } from './history';

const station = (year: string) => ({ year, title: year, html: year });

describe('history', () => {
  const parts = buildHistory({
    history: { title: 'x', sentence: 'x', stations: ['2015', '2018', '2019', '2026'].map(station) },
  });

  it('is divided into parts of four years, each with its stations', () => {
    expect(parts.map(({ stations }) => stations.map(({ year }) => year))).toEqual([
      ['2015', '2018'],
      ['2019'],
      ['2026'],
    ]);
  });

  it('has its stations at true distances', () => {
    const places = parts.flatMap(({ line }, part) =>
      line.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x + part * line.width] : [])),
    );
    const [first = 0] = places;
    expect(places.map((x) => (x - first) / 85)).toEqual([0, 3, 4, 11]);
  });
});

it('a part has nothing outside, and no words on words', () => {
  expectSound(drawYears(2015, [2015, 2018]));
});

it('all years stand on one edge as wide as the parts together', () => {
  const stations = ['2015', '2019', '2026'].map(station);
  const line = drawAllYears({ history: { title: 'x', sentence: 'x', stations } });
  const places = line.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));
  expect(places).toEqual([50, 450, 1150]);
  expectSound(line);
});
