import { drawEgoNetwork } from './ego-network';

const neighbours = ['Publikationen', 'Podcast', 'Webinare', 'Blog', 'Glossar'].map((short) => ({
  short,
  name: `Das Neueste aus ${short}, 17. November 2026`,
  path: `#${short}`,
}));

const { half, narrow } = drawEgoNetwork({ name: 'Wissen', short: 'Wissen' }, neighbours, {
  width: 620,
  rowDistance: 84,
});

/** Where branches leave the middle row, how far they go, and where they reach their own. */
const branches = [...half.edges.matchAll(/M[\d.]+ ([\d.]+)H([\d.]+)L([\d.]+) ([\d.]+)/g)].map(
  ([, from, leave, reach, to]) => ({
    leave: Number(leave),
    reach: Number(reach),
    rise: Number(to) - Number(from),
  }),
);

describe('an ego network of five neighbours', () => {
  it('has no branch that crosses another', () => {
    expect(branches).toHaveLength(5);
    // Where the long branch passes the row of the short one, that row has not begun.
    for (const far of branches)
      for (const near of branches)
        if (Math.sign(far.rise) === Math.sign(near.rise) && Math.abs(far.rise) > Math.abs(near.rise))
          expect(far.leave + Math.abs(near.rise)).toBeLessThan(near.reach);
  });

  it('names wide nodes below them on phones', () => {
    for (const { y, lines } of narrow.nodes.slice(1))
      for (const line of lines) expect(line.y).toBeGreaterThan(y + 17);
    expect(narrow.nodes.at(-1)?.lines.at(-1)?.y).toBeLessThan(narrow.height);
  });
});

it('has room for names of three lines', () => {
  const long = neighbours.map((one) => ({
    ...one,
    name: 'Leitfaden Ratenkauf und Zahlungsaufschub, Empfängerüberprüfung im Zahlungslauf, 20. November 2026',
  }));
  const measures = { width: 620, rowDistance: 84 };
  const drawings = drawEgoNetwork({ name: 'Wissen', short: 'Wissen' }, long, measures);
  for (const { nodes, height } of Object.values(drawings)) {
    const [, ...others] = nodes;
    expect(Math.max(...others.map(({ lines }) => lines.length))).toBeGreaterThan(2);
    for (const [index, { lines }] of others.entries())
      expect(lines.at(-1)?.y).toBeLessThan((others[index + 1]?.y ?? height + 17) - 17);
  }
});
