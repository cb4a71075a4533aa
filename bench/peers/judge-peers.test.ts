import type { Start } from '../start/starts';
import type { MeasuredSiteName, Results } from './entrants';
import { judgePeers, shareOfBest } from './judge-peers';
import type { ClickMoment } from './click-link';
import type { Comparisons } from './measure-peers';

const results = <T>(times: Partial<Record<MeasuredSiteName, readonly T[]>>): Results<T> =>
  new Map(Object.entries(times) as [MeasuredSiteName, readonly T[]][]);

const paint = (firstPaint: number, largestPaint = firstPaint): Start[] => [
  { firstPaint, largestPaint, blocking: 0, shift: 0 },
];

const early: ClickMoment = { after: 'first paint', delay: 500, slow: true };
const cold: ClickMoment = { after: 'load', delay: 8000, slow: true };
const link = { from: '/en/glossary/', to: '/en/glossary/a/', heading: 'A' };

const judge = (comparisons: Partial<Comparisons>): string[] =>
  judgePeers({ link, starts: [], clicks: [], ...comparisons }).map(
    ({ name, figure, met }) => `${name}: ${figure} ${met ? 'met' : 'missed'}`,
  );

describe('comparison of the site with its peers', () => {
  it('uses the best peer, by round', () => {
    const times = results({ site: [90, 200, 400], Gatsby: [100, 200, 500], Astro: [300, 300, 300] });
    expect(shareOfBest(times, ['Gatsby', 'Astro'], 'here')).toEqual([{ value: 0.9, where: 'Gatsby, here' }]);
  });

  it('ignores peers that were not built', () => {
    expect(shareOfBest(results({ site: [90], Astro: [100] }), ['Gatsby', 'Astro'], 'here')).toHaveLength(1);
    expect(shareOfBest(results({ site: [90] }), ['Gatsby'], 'here')).toEqual([]);
    expect(judge({ starts: [{ path: '/a/', slow: true, starts: results({ site: paint(1) }) }] })).toEqual([]);
  });

  it('limits the first paint to that of Gatsby and Astro, not plain Next or the twin', () => {
    const starts = results({
      site: paint(100, 130),
      Gatsby: paint(120),
      Astro: paint(110),
      'plain Next': paint(50),
      'static twin': paint(50),
    });
    const even = results({ site: paint(100), Astro: paint(100) });
    const pages = [
      { path: '/a/', slow: true, starts },
      { path: '/b/', slow: true, starts: even },
    ];
    expect(judge({ starts: pages })).toEqual([
      "start, slow phone: first paint to the best of Gatsby's and Astro's: 1.00 (Astro, /b/) met",
      "start, slow phone: largest paint to the best of Gatsby's and Astro's: 1.18 (Astro, /a/) missed",
    ]);
  });

  it('limits early clicks to the best entrant, including a full load', () => {
    const times = results({ site: [110], 'static twin': [100], 'plain Next': [200] });
    expect(judge({ clicks: [{ ...early, times }] })).toEqual([
      'early click, slow phone: time to the best of the peers and of a full load: 1.10 (static twin, after 0.5 s) missed',
    ]);
  });

  it('limits navigation to a new template to 0.9 of the best peer, without a full load', () => {
    const times = results({ site: [91], 'static twin': [10], Gatsby: [100] });
    const fast = results({ site: [90], Gatsby: [100] });
    expect(
      judge({
        clicks: [
          { ...cold, times },
          { ...cold, slow: false, times: fast },
        ],
      }),
    ).toEqual([
      "cold navigation, slow phone: time to the best peer's: 0.91 (Gatsby, a template not seen yet) missed",
      "cold navigation, full speed: time to the best peer's: 0.90 (Gatsby, a template not seen yet) met",
    ]);
  });
});
