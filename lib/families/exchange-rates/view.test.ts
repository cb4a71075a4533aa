import { ecbRates } from '#content/exchange-rates/ecb';
import { networkSpreads } from '#content/exchange-rates/networks';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { networks } from './collection';
import { listNetworkRates, listReferenceRates } from './rates';
import { buildExchangeRatesIndexView, buildExchangeRatesNetworkView } from './view';

describe('exchange rates', () => {
  it.each(locales)('have complete views (%s)', (locale) => {
    expect(findGaps(buildExchangeRatesIndexView(locale))).toEqual([]);
    for (const entry of networks.all(locale))
      expect(findGaps(buildExchangeRatesNetworkView(entry))).toEqual([]);
  });

  it('list all 29 currencies once, those of the European Economic Area first', () => {
    const { eea, others } = listReferenceRates('en');
    expect(eea.map(({ code }) => code).toSorted()).toEqual([
      'CHF',
      'CZK',
      'DKK',
      'HUF',
      'ISK',
      'NOK',
      'PLN',
      'RON',
      'SEK',
    ]);
    expect(new Set([...eea, ...others].map(({ code }) => code)).size).toBe(29);
    const printed = buildExchangeRatesIndexView('en').tables.groups.flatMap(({ rows }) =>
      rows.map(({ code }) => code),
    );
    expect(printed.toSorted()).toEqual(ecbRates.rates.map(({ code }) => code).toSorted());
  });

  it('print numbers as the language does, with the digits of the ECB', () => {
    const find = (locale: 'en' | 'de', code: string) =>
      listReferenceRates(locale).others.find((row) => row.code === code)?.numbers;
    expect([find('en', 'IDR'), find('de', 'IDR'), find('en', 'PHP')]).toEqual([
      ['19,955.44'],
      ['19.955,44'],
      ['68.630'],
    ]);
  });

  it('give a mark-up that follows from the two rates beside it', () => {
    const { eea, others } = listNetworkRates('meridian', 'en');
    for (const { code, numbers } of [...eea, ...others]) {
      const [markUp = 0, card = 0, reference = 0] = numbers.map((text) => Number(text.replace(/[,%]/g, '')));
      expect({ code, markUp }).toEqual({
        code,
        markUp: expect.closeTo((reference / card - 1) * 100, 1) as number,
      });
      expect(card).toBeLessThan(reference);
    }
    expect(Object.keys(networkSpreads.meridian.spreads)).toHaveLength(29);
  });

  it('are worked through in an example that adds up', () => {
    const { rows, result } = buildExchangeRatesIndexView('de').example;
    expect(rows.map((row) => row.at(-1))).toEqual([
      '112,94\u00a0€',
      '113,17\u00a0€',
      '1,70\u00a0€',
      '114,87\u00a0€',
    ]);
    expect(result).toContain('1,71\u00a0%');
  });

  it('break calculations before an operator, never behind it', () => {
    for (const locale of locales) {
      const { how, example } = buildExchangeRatesIndexView(locale);
      const calculations = [how.formula, example.result, ...example.rows.map((row) => row[1] ?? '')];
      expect(calculations.filter((text) => !/[=×÷+−]\u00a0/.test(text) || /[=×÷+−] /.test(text))).toEqual([]);
    }
  });
});
