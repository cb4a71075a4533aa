import { accounts, monthlyLiquidity } from '#content/site/accounts';
import { derivedYears, type DerivedYear } from './key-rows';

type Accounts = (typeof accounts)[number];
type Months = (typeof monthlyLiquidity)[number];

/** Requirements that are the same for all banks, in per cent: Article 92 CRR and section 10c KWG. */
const totalCapitalRequirement = 8;
const conservationBuffer = 2.5;
const leverageRequirement = 3;

/** Sums of amounts with one decimal have no more of them. */
const sum = (...amounts: readonly number[]): number =>
  Math.round(amounts.reduce((all, amount) => all + amount, 0) * 10) / 10;

const average = (amounts: readonly number[]): number =>
  amounts.reduce((all, amount) => all + amount, 0) / amounts.length;

const toPercent = (part: number, whole: number): number => (part / whole) * 100;

function deriveResults(year: DerivedYear, { taxes, capitalIncrease }: Accounts) {
  const netProfit = sum(year.profit, -taxes);
  const openingEquity = sum(year.equity, -netProfit, -capitalIncrease);
  return {
    netProfit,
    openingEquity,
    returnOnAssetsPercent: toPercent(netProfit, year.totalAssets),
    returnOnEquityPercent: toPercent(netProfit, average([openingEquity, year.equity])),
  };
}

/** Own funds consist of common equity tier 1 only, so the three capital ratios are one. */
function deriveCapital(year: DerivedYear, { assets, risk, commitments }: Accounts) {
  const ownFunds = sum(year.equity, -assets.intangible);
  const riskExposure = sum(risk.credit, risk.operational);
  const leverageExposure = sum(year.totalAssets, -assets.intangible, commitments);
  return {
    ownFunds,
    riskExposure,
    leverageExposure,
    capitalPercent: toPercent(ownFunds, riskExposure),
    leveragePercent: toPercent(ownFunds, leverageExposure),
  };
}

function deriveRequirements({ pillar2Percent, countercyclicalPercent }: Accounts, capitalPercent: number) {
  const supervisoryPercent = totalCapitalRequirement + pillar2Percent;
  const bufferPercent = conservationBuffer + countercyclicalPercent;
  return {
    conservationBuffer,
    leverageRequirement,
    supervisoryPercent,
    bufferPercent,
    overallPercent: supervisoryPercent + bufferPercent,
    availablePercent: capitalPercent - supervisoryPercent,
  };
}

/** Averages of twelve month ends; the ratio is the average of the twelve ratios. Article 447(f) CRR. */
function deriveLiquidity({ assets, outflows, inflows }: Months) {
  const nets = outflows.map((amount, month) => amount - (inflows[month] ?? 0));
  const ratios = assets.map((amount, month) => toPercent(amount, nets[month] ?? 0));
  return {
    liquidAssets: average(assets),
    outflows: average(outflows),
    inflows: average(inflows),
    netOutflows: average(nets),
    coveragePercent: average(ratios),
  };
}

/** Key figures, accounts and ratios of a year. */
export function deriveAccounts(year: DerivedYear) {
  const parts = accounts.find((found) => found.year === year.year);
  const months = monthlyLiquidity.find((found) => found.year === year.year);
  if (!parts || !months) throw new Error(`content/site/accounts.ts has no year ${year.year}.`);
  const capital = deriveCapital(year, parts);
  const { available, required } = parts.stableFunding;
  return {
    ...year,
    ...parts,
    expenses: year.expenses,
    expenseParts: parts.expenses,
    ...deriveResults(year, parts),
    ...capital,
    ...deriveRequirements(parts, capital.capitalPercent),
    ...deriveLiquidity(months),
    fundingPercent: toPercent(available, required),
  };
}

export type AccountYear = ReturnType<typeof deriveAccounts>;

/** All years, oldest first. */
export const accountYears: readonly AccountYear[] = derivedYears.map(deriveAccounts);

/** @throws Error if there are no accounts of the year */
export function findAccounts(year: number): AccountYear {
  const found = accountYears.find((account) => account.year === year);
  if (!found) throw new Error(`content/site/accounts.ts has no year ${year}.`);
  return found;
}
