import { drawCoverTracks } from './cover-tracks';

const seeds = ['kyc-guide', 'cards-guide', 'saas-guide', 'bnpl-guide', 'ten-seconds'];
const readPoints = (path: string): [number, number][] =>
  [...path.matchAll(/[ML](\d+) (\d+)/g)].map((match) => [Number(match[1]), Number(match[2])]);

describe('drawCoverTracks', () => {
  it('draws the same for the same word and differs from word to word', () => {
    expect(drawCoverTracks('kyc-guide')).toEqual(drawCoverTracks('kyc-guide'));
    expect(new Set(seeds.map((seed) => drawCoverTracks(seed).main)).size).toBe(seeds.length);
  });

  it.each(seeds)('%s: every track crosses the whole drawing by switches of one lane', (seed) => {
    const { main, side } = drawCoverTracks(seed);
    for (const path of [main, ...side]) {
      const points = readPoints(path);
      expect(points.map(([x]) => x)).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240]);
      expect(
        points.every(
          ([, y], index) =>
            [15, 45, 75, 105].includes(y) && Math.abs(y - (points[index - 1]?.[1] ?? y)) <= 30,
        ),
      ).toBe(true);
    }
  });

  it.each(seeds)('%s: stops and signal stand on the main track', (seed) => {
    const { main, stops, signal } = drawCoverTracks(seed);
    const onTrack = readPoints(main).map(String);
    expect([...stops, signal].filter((point) => !onTrack.includes(String(point)))).toEqual([]);
  });
});
