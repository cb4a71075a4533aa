/**
 * The (invented) annual accounts and regulatory figures behind `keyFigures`, by year, in millions of euros unless the
 * name says otherwise; balance sheet and own funds at the end of the year. Ratios are calculated from them.
 */
export const accounts = [
  {
    year: 2021,
    fullTimeEquivalents: 199,
    taxes: 0.1,
    capitalIncrease: 24.7,
    expenses: { staff: 19, other: 12, depreciation: 2.9 },
    assets: { cash: 561, banks: 142, securities: 248, intangible: 10.4, other: 68.6 },
    liabilities: { banks: 26, other: 21, provisions: 11 },
    risk: { credit: 410.8, operational: 45.1 },
    commitments: 52,
    stableFunding: { available: 1010, required: 216 },
    pillar2Percent: 2.5,
    countercyclicalPercent: 0,
  },
  {
    year: 2022,
    fullTimeEquivalents: 244,
    taxes: 0.1,
    capitalIncrease: 27.4,
    expenses: { staff: 25.4, other: 15.9, depreciation: 3.5 },
    assets: { cash: 742, banks: 178, securities: 372, intangible: 12.6, other: 75.4 },
    liabilities: { banks: 36, other: 32, provisions: 14 },
    risk: { credit: 562.5, operational: 64.9 },
    commitments: 84,
    stableFunding: { available: 1388, required: 332 },
    pillar2Percent: 2.5,
    countercyclicalPercent: 0,
  },
  {
    year: 2023,
    fullTimeEquivalents: 281,
    taxes: 0.6,
    capitalIncrease: 21,
    expenses: { staff: 30.6, other: 19.4, depreciation: 4.1 },
    assets: { cash: 1012, banks: 204, securities: 498, intangible: 15.1, other: 80.9 },
    liabilities: { banks: 46, other: 44, provisions: 18 },
    risk: { credit: 700.7, operational: 95.2 },
    commitments: 118,
    stableFunding: { available: 1846, required: 470 },
    pillar2Percent: 2.25,
    countercyclicalPercent: 0.74,
  },
  {
    year: 2024,
    fullTimeEquivalents: 312,
    taxes: 5.1,
    capitalIncrease: 25,
    expenses: { staff: 35.2, other: 22.1, depreciation: 4.7 },
    assets: { cash: 1262, banks: 236, securities: 630, intangible: 17.3, other: 94.7 },
    liabilities: { banks: 58, other: 54, provisions: 22 },
    risk: { credit: 855.4, operational: 131.9 },
    commitments: 156,
    stableFunding: { available: 2286, required: 588 },
    pillar2Percent: 2,
    countercyclicalPercent: 0.76,
  },
  {
    year: 2025,
    fullTimeEquivalents: 338,
    taxes: 8.8,
    capitalIncrease: 13,
    expenses: { staff: 38.9, other: 24.6, depreciation: 5.2 },
    assets: { cash: 1480, banks: 268, securities: 750, intangible: 19.2, other: 112.8 },
    liabilities: { banks: 74, other: 68, provisions: 27 },
    risk: { credit: 928.7, operational: 210 },
    commitments: 192,
    stableFunding: { available: 2656, required: 690 },
    pillar2Percent: 2,
    countercyclicalPercent: 0.76,
  },
] as const;

/** Liquid assets, outflows and inflows at the end of each month, in millions of euros: the liquidity coverage ratio. */
export const monthlyLiquidity = [
  {
    year: 2021,
    assets: [612, 624, 653, 654, 683, 694, 702, 731, 733, 761, 766, 795],
    outflows: [170, 179, 189, 188, 194, 204, 214, 215, 219, 232, 227, 238],
    inflows: [23, 23, 23, 24, 25, 27, 26, 28, 28, 28, 29, 30],
  },
  {
    year: 2022,
    assets: [807, 831, 861, 902, 918, 939, 974, 994, 1013, 1058, 1080, 1093],
    outflows: [242, 253, 259, 271, 276, 277, 294, 288, 300, 312, 310, 322],
    inflows: [31, 30, 33, 35, 35, 37, 36, 38, 39, 39, 40, 41],
  },
  {
    year: 2023,
    assets: [1144, 1182, 1194, 1236, 1238, 1304, 1334, 1386, 1410, 1413, 1451, 1482],
    outflows: [333, 331, 347, 350, 358, 365, 387, 383, 393, 405, 423, 424],
    inflows: [40, 43, 44, 47, 48, 49, 48, 49, 50, 54, 55, 54],
  },
  {
    year: 2024,
    assets: [1501, 1534, 1568, 1599, 1647, 1685, 1695, 1708, 1768, 1796, 1841, 1857],
    outflows: [442, 444, 448, 459, 468, 461, 490, 495, 505, 512, 509, 520],
    inflows: [54, 54, 58, 55, 56, 58, 59, 61, 60, 61, 63, 66],
  },
  {
    year: 2025,
    assets: [1866, 1913, 1915, 2009, 2017, 2007, 2043, 2079, 2108, 2115, 2171, 2188],
    outflows: [541, 534, 543, 539, 547, 562, 567, 591, 579, 582, 618, 612],
    inflows: [67, 66, 69, 67, 71, 75, 76, 75, 73, 75, 74, 78],
  },
] as const;

/** Business indicator of years whose operational risk follows the method of Regulation (EU) 2024/1623. */
export const businessIndicators = [{ year: 2025, amount: 140 }] as const;
