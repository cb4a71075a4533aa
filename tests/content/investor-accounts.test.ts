import { accounts, businessIndicators, monthlyLiquidity } from '#content/site/accounts';
import { keyFigures } from '#content/site/key-figures';
import { accountYears, findAccounts } from '#lib/families/investors/account-years';
import { listCurrentReports } from '#lib/families/investors/reports';
import { formatNumber } from '#lib/i18n/format';
import { locales } from '#lib/i18n/locales';

const add = (...amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const years = accountYears.map((year) => [year.year, year] as const);

describe('the accounts', () => {
  it('cover the years of the key figures', () => {
    const listed = keyFigures.map(({ year }): number => year);
    expect(accounts.map(({ year }): number => year)).toEqual(listed);
    expect(monthlyLiquidity.map(({ year }): number => year)).toEqual(listed);
  });

  it.each(years)('%i: both sides of the balance sheet add up to total assets', (_year, account) => {
    const { assets, liabilities, loans, deposits, equity, totalAssets } = account;
    expect(add(...Object.values(assets), loans)).toBeCloseTo(totalAssets, 6);
    expect(add(...Object.values(liabilities), deposits, equity)).toBeCloseTo(totalAssets, 6);
  });

  it.each(years)('%i: expenses add up, and liquid assets are in the balance sheet', (_year, account) => {
    expect(add(...Object.values(account.expenseParts))).toBeCloseTo(account.expenses, 6);
    const december = monthlyLiquidity.find(({ year }) => year === account.year)?.assets[11] ?? 0;
    expect(december).toBeLessThan(account.assets.cash + account.assets.securities);
  });

  it.each(years.slice(1))(
    '%i: equity follows from the year before, profit and new capital',
    (year, account) => {
      const { equity } = findAccounts(year - 1);
      expect(account.openingEquity).toBeCloseTo(equity, 6);
      expect(equity + account.capitalIncrease + account.profit - account.taxes).toBeCloseTo(
        account.equity,
        6,
      );
    },
  );
});

describe('the ratios', () => {
  it.each(years)('%i: follow from their parts, as printed', (year, account) => {
    const parts = accounts.find((found) => found.year === year);
    const key = keyFigures.find((found) => found.year === year);
    const months = monthlyLiquidity.find((found) => found.year === year);
    if (!parts || !key || !months) throw new Error('A year lacks its parts.');
    const ownFunds = key.equity - parts.assets.intangible;
    const exposure = parts.risk.credit + parts.risk.operational;
    const leverageExposure = key.totalAssets - parts.assets.intangible + parts.commitments;
    const netProfit = key.netInterest + key.netCommission - key.expenses - key.riskProvisions - parts.taxes;
    const coverages = months.assets.map(
      (amount, month) => (100 * amount) / ((months.outflows[month] ?? 0) - (months.inflows[month] ?? 0)),
    );
    expect((100 * ownFunds) / exposure).toBeCloseTo(account.capitalPercent, 6);
    expect((100 * ownFunds) / leverageExposure).toBeCloseTo(account.leveragePercent, 6);
    expect(add(...coverages) / 12).toBeCloseTo(account.coveragePercent, 6);
    expect((100 * parts.stableFunding.available) / parts.stableFunding.required).toBeCloseTo(
      account.fundingPercent,
      6,
    );
    expect((100 * netProfit) / key.totalAssets).toBeCloseTo(account.returnOnAssetsPercent, 6);
    expect((200 * netProfit) / (account.openingEquity + key.equity)).toBeCloseTo(
      account.returnOnEquityPercent,
      6,
    );
    // The key figures tell the same ratio with one decimal.
    expect(account.capitalPercent.toFixed(1)).toBe(key.cet1Percent.toFixed(1));
  });

  it.each(years)('%i: are above what the supervisor requires', (_year, account) => {
    expect(account.availablePercent).toBeGreaterThan(account.bufferPercent);
    expect(account.leveragePercent).toBeGreaterThan(account.leverageRequirement);
    expect(Math.min(account.coveragePercent, account.fundingPercent)).toBeGreaterThan(100);
  });

  it('of operational risk follow the method of their year', () => {
    for (const { year, amount } of businessIndicators)
      expect(amount * 0.12 * 12.5).toBeCloseTo(findAccounts(year).risk.operational, 6);
    const firstNewYear = Math.min(...businessIndicators.map(({ year }) => year));
    for (const [year, account] of years.slice(2).filter(([number]) => number < firstNewYear)) {
      const income = [year - 2, year - 1, year].map((number) => findAccounts(number).income);
      expect((add(...income) / 3) * 0.15 * 12.5).toBeCloseTo(account.risk.operational, 1);
    }
  });

  it('keep the institution small: at most five billion euros over the four years before', () => {
    const before = accountYears.slice(-5, -1).map(({ totalAssets }) => totalAssets);
    const average = add(...before) / before.length;
    expect(average).toBeLessThanOrEqual(5000);
    for (const report of locales.flatMap(listCurrentReports))
      if (report.kind === 'disclosure-report')
        expect(report.body().html).toContain(formatNumber(average, report.locale));
  });
});
