import { drawNeighbourhood } from './neighbourhood';

const plates = ['Publikationen', 'Podcast', 'Webinare', 'Blog', 'Glossar'].map((short) => ({
  short,
  name: `Das Neueste aus ${short}, 17. November 2026`,
  path: `#${short}`,
}));

const { half, narrow } = drawNeighbourhood({ name: 'Wissen', short: 'Wissen' }, plates, {
  width: 620,
  lanePitch: 84,
});

/** Where the branches leave the middle lane, how far they go, and where they reach their own. */
const branches = [...half.tracks.matchAll(/M[\d.]+ ([\d.]+)H([\d.]+)L([\d.]+) ([\d.]+)/g)].map(
  ([, from, leave, reach, to]) => ({
    leave: Number(leave),
    reach: Number(reach),
    rise: Number(to) - Number(from),
  }),
);

describe('a ladder of five lanes', () => {
  it('has no branch that crosses another', () => {
    expect(branches).toHaveLength(5);
    // Where the far one passes the near one's lane, that lane has not begun.
    for (const far of branches)
      for (const near of branches)
        if (Math.sign(far.rise) === Math.sign(near.rise) && Math.abs(far.rise) > Math.abs(near.rise))
          expect(far.leave + Math.abs(near.rise)).toBeLessThan(near.reach);
  });

  it('names wide plates below them on phones', () => {
    for (const { y, lines } of narrow.stations.slice(1))
      for (const line of lines) expect(line.y).toBeGreaterThan(y + 17);
    expect(narrow.stations.at(-1)?.lines.at(-1)?.y).toBeLessThan(narrow.height);
  });
});
