import { locales } from '#lib/i18n/locales';
import { listSampleDays, sampleRates } from '#tests/support/jest/sample-rates';
import { buildRateHistory } from './rate-history';

jest.mock('#content/exchange-rates/currencies', () =>
  jest.requireActual<object>('#tests/support/jest/sample-currencies'),
);
jest.mock('#content/exchange-rates/ecb-rates.json', () => ({
  source: 'https://ecb.example/',
  get days() {
    return listSampleDays('2026-02-13', 62);
  },
}));
jest.mock('#content/exchange-rates/network-rates.json', () => ({
  networks: { meridian: { day: '2026-02-13', rates: { ...sampleRates } } },
}));
jest.mock('#content/exchange-rates/examples', () => ({
  workedExamples: {
    network: 'meridian',
    feePercent: 1.5,
    purchases: ['SEK', 'USD', 'SEK'].map((code) => ({ code, amount: 1, name: { en: 'A', de: 'A' } })),
    payments: [],
  },
}));

describe.each(locales)('the line of 90 days (%s)', (locale) => {
  const past = buildRateHistory(locale);

  it('is drawn for each currency of the purchases, with a table, newest day first', () => {
    expect(past?.items.map(({ key }) => key)).toEqual(['SEK', 'USD']);
    const rows = past?.items[0]?.chart.table.rows ?? [];
    expect(rows).toHaveLength(62);
    expect(rows[0]?.[0]).toContain('13');
    expect(rows[0]?.[1]).toBe(locale === 'de' ? '10,5000' : '10.5000');
  });

  it('states its range in a sentence', () => {
    const { alt = '', note = '' } = past?.items[0]?.chart ?? {};
    expect(alt.replaceAll(',', '.')).toMatch(/2025.*2026.*10\.5000.*10\.5800.*10\.5000/);
    expect(note.replaceAll('\u00a0', '')).toMatch(/^[+\u2212]\d[.,]\d%/);
  });

  it('is horizontal for a constant rate', () => {
    expect(past?.items[1]?.chart.note?.replaceAll('\u00a0', '')).toMatch(/^\+0[.,]0%/);
  });
});
