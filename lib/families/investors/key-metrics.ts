import type { AccountYear } from './account-years';
import type { FigureRow } from './table-html';
import type { TableWords } from './tables-schema';

type Metric = readonly [
  number: string,
  name: keyof TableWords['keyMetrics'],
  value: (year: AccountYear) => number | null,
  digits?: number,
];
type Group = { readonly heading: keyof TableWords['metrics']; readonly metrics: readonly Metric[] };

/** Shares of the additional requirement that CET1 and tier 1 must make up. Article 104a(4) of Directive 2013/36/EU. */
const shares = { cet1: 0.5625, tier1: 0.75 } as const;

const none = (): null => null;
const ownFunds = ({ ownFunds: amount }: AccountYear): number => amount;
const exposure = ({ riskExposure }: AccountYear): number => riskExposure;
const ratio = ({ capitalPercent }: AccountYear): number => capitalPercent;

/** Without internal models the output floor has no effect: amounts with and without it are the same. */
const beforeFloor = (isNew: boolean, ...metrics: readonly Metric[]): readonly Metric[] =>
  isNew ? metrics : [];

/** Requirements of pillar 2 have other row numbers since Implementing Regulation (EU) 2024/3172. */
const listSupervisory = (isNew: boolean): readonly Metric[] => [
  [isNew ? 'EU 7d' : 'EU 7a', 'pillar2', (year) => year.pillar2Percent, 2],
  [isNew ? 'EU 7e' : 'EU 7b', 'pillar2Cet1', (year) => year.pillar2Percent * shares.cet1, 2],
  [isNew ? 'EU 7f' : 'EU 7c', 'pillar2Tier1', (year) => year.pillar2Percent * shares.tier1, 2],
  [isNew ? 'EU 7g' : 'EU 7d', 'supervisory', (year) => year.supervisoryPercent, 2],
];

const buffers: readonly Metric[] = [
  ['8', 'conservation', (year) => year.conservationBuffer, 2],
  ['EU 8a', 'macroprudential', none],
  ['9', 'countercyclical', (year) => year.countercyclicalPercent, 2],
  ['EU 9a', 'systemic', none],
  ['10', 'globalBuffer', none],
  ['EU 10a', 'otherBuffer', none],
  ['11', 'combined', (year) => year.bufferPercent, 2],
  ['EU 11a', 'overall', (year) => year.overallPercent, 2],
  ['12', 'available', (year) => year.availablePercent, 2],
];

const leverage: readonly Metric[] = [
  ['13', 'leverageExposure', (year) => year.leverageExposure],
  ['14', 'leverage', (year) => year.leveragePercent, 2],
];

const leverageRequirements: readonly Metric[] = [
  ['EU 14a', 'leverageAdditional', none],
  ['EU 14b', 'leverageCet1', none],
  ['EU 14c', 'leverageSupervisory', (year) => year.leverageRequirement, 2],
  ['EU 14d', 'leverageBuffer', none],
  ['EU 14e', 'leverageOverall', (year) => year.leverageRequirement, 2],
];

const coverage: readonly Metric[] = [
  ['15', 'liquidAssets', (year) => year.liquidAssets],
  ['EU 16a', 'outflows', (year) => year.outflows],
  ['EU 16b', 'inflows', (year) => year.inflows],
  ['16', 'netOutflows', (year) => year.netOutflows],
  ['17', 'coverage', (year) => year.coveragePercent],
];

const funding: readonly Metric[] = [
  ['18', 'availableFunding', (year) => year.stableFunding.available],
  ['19', 'requiredFunding', (year) => year.stableFunding.required],
  ['20', 'funding', (year) => year.fundingPercent],
];

const listCapital = (isNew: boolean): readonly Group[] => [
  {
    heading: 'ownFunds',
    metrics: [
      ['1', 'cet1', ownFunds],
      ['2', 'tier1', ownFunds],
      ['3', 'total', ownFunds],
    ],
  },
  {
    heading: 'exposure',
    metrics: [['4', 'exposure', exposure], ...beforeFloor(isNew, ['4a', 'exposurePreFloor', exposure])],
  },
  {
    heading: 'ratios',
    metrics: [
      ['5', 'cet1Ratio', ratio, 2],
      ...beforeFloor(isNew, ['5b', 'cet1RatioUnfloored', ratio, 2]),
      ['6', 'tier1Ratio', ratio, 2],
      ...beforeFloor(isNew, ['6b', 'tier1RatioUnfloored', ratio, 2]),
      ['7', 'totalRatio', ratio, 2],
      ...beforeFloor(isNew, ['7b', 'totalRatioUnfloored', ratio, 2]),
    ],
  },
];

/** First year whose template is that of Implementing Regulation (EU) 2024/3172. */
const firstNewYear = 2025;

/** Template EU KM1 for a year and the one before: Article 447 CRR. */
export function listKeyMetrics(years: readonly AccountYear[], words: TableWords): FigureRow[] {
  const isNew = (years[0]?.year ?? 0) >= firstNewYear;
  const groups: readonly Group[] = [
    ...listCapital(isNew),
    { heading: 'supervisory', metrics: listSupervisory(isNew) },
    { heading: 'buffers', metrics: buffers },
    { heading: 'leverage', metrics: leverage },
    { heading: 'leverageRequirements', metrics: leverageRequirements },
    { heading: 'coverage', metrics: coverage },
    { heading: 'funding', metrics: funding },
  ];
  return groups.flatMap(({ heading, metrics }) => [
    { heading: words.metrics[heading] },
    ...metrics.map(([number, name, value, digits = 1]) => ({
      number,
      name: words.keyMetrics[name],
      cells: years.map(value),
      digits,
    })),
  ]);
}
