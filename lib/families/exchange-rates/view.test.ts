import { locales } from '#lib/i18n/locales';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { writeText } from '#tests/support/jest/write-text';
import { buildNetworkView } from './network-view';
import { findCardRate, listReferenceRates } from './rates';
import { networks } from './schema';
import { buildIndexView } from './view';

jest.mock('#content/exchange-rates/currencies', () => ({
  currencies: [
    { code: 'SEK', name: { en: 'Swedish krona', de: 'Schwedische Krone' }, digits: 4, isEea: true },
    { code: 'IDR', name: { en: 'Indonesian rupiah', de: 'Indonesische Rupiah' }, digits: 2 },
    { code: 'EGP', name: { en: 'Egyptian pound', de: 'Ägyptisches Pfund' }, digits: 3 },
    { code: 'USD', name: { en: 'US dollar', de: 'US-Dollar' }, digits: 4 },
  ],
}));
jest.mock('#content/exchange-rates/ecb-rates.json', () => ({
  source: 'https://ecb.example/',
  days: [{ day: '2026-11-19', rates: { SEK: 10.6254, IDR: 19_955.44, EGP: 55.6, USD: 1.1 } }],
}));
jest.mock('#content/exchange-rates/network-rates.json', () => ({
  networks: { sample: { day: '2026-11-19', rates: { SEK: 10.6031, IDR: 19_856.16, EGP: 55.05, USD: 1.1 } } },
}));
jest.mock('#content/exchange-rates/examples', () => ({
  workedExamples: {
    network: 'sample',
    feePercent: 1.5,
    purchases: [{ code: 'SEK', amount: 1200, name: { en: 'Hotel bill', de: 'Hotelrechnung' } }],
    payments: [{ code: 'SEK', amount: 500 }],
  },
}));

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  const summary =
    'What the page shows, in a sentence that is as long as its schema asks for, and then some more.';
  for (const locale of locales)
    writeText(tree, 'exchange-rates/sample', locale, {
      network: 'Sample',
      summary,
      date: '2026-11-20',
      check: {
        title: 'A check',
        steps: ['Find the day of the payment.', 'Work out your own rate.', 'Work out your own mark-up.'],
        example: 'With {purchase} for {total}',
        text: 'What to do where the result differs.',
      },
      related: { title: 'Related', items: [{ name: 'Support', id: 'support', text: 'Telephone numbers.' }] },
    });
});
afterAll(() => tree.leave());

describe('rates', () => {
  it('are sorted by code, those of the European Economic Area separately', () => {
    const codes = locales.map((locale) => {
      const { eea, others } = listReferenceRates(locale);
      return [eea, others].map((rows) => rows.map(({ code }) => code));
    });
    expect(codes).toEqual([
      [['SEK'], ['EGP', 'IDR', 'USD']],
      [['SEK'], ['EGP', 'IDR', 'USD']],
    ]);
  });

  it("are formatted for the language with the ECB's digits and aligned points", () => {
    const find = (locale: 'en' | 'de', code: string) =>
      listReferenceRates(locale).others.find((row) => row.code === code)?.numbers;
    expect([find('en', 'IDR'), find('de', 'IDR'), find('en', 'EGP')]).toEqual([
      ['19,955.44\u2007\u2007'],
      ['19.955,44\u2007\u2007'],
      ['55.600\u2007'],
    ]);
  });

  it('of a network have the mark-up calculated from both rates', () => {
    const { rows } = buildNetworkView(networks.get('en', 'sample')).rates;
    for (const row of rows) {
      const [markUp = 0, card = 0, reference = 0] = [row.markUp, row.card, row.reference].map((text) =>
        Number(text.replace(/[,%]/g, '')),
      );
      expect({ code: row.code, markUp }).toEqual({
        code: row.code,
        markUp: expect.closeTo((reference / card - 1) * 100, 1) as number,
      });
    }
    expect(rows[0]?.markUp).toBe('0.00%');
  });

  it('of a network are sorted by mark-up with the average between, and by code', () => {
    const { rows, byCode, average } = buildNetworkView(networks.get('en', 'sample')).rates;
    expect(rows.map(({ code }) => code)).toEqual(['USD', 'SEK', 'IDR', 'EGP']);
    expect(average).toEqual({ text: 'Average 0.43%', after: 2 });
    expect(byCode.map((index) => rows[index]?.code)).toEqual(['EGP', 'IDR', 'SEK', 'USD']);
  });

  it('throw for a currency without a rate of the ECB', () => {
    expect(() => findCardRate('sample' as 'meridian', 'XXX' as 'SEK')).toThrow(
      'The ECB publishes no rate for XXX.',
    );
  });
});

describe('a prepared purchase', () => {
  it('adds up', () => {
    const [chart] = buildIndexView('de').purchases.items.map((item) => item.chart);
    const amounts = chart?.table.rows.map((row) => row.at(-1));
    expect(amounts).toEqual(['112,94\u00a0€', '113,17\u00a0€', '1,70\u00a0€', '114,87\u00a0€']);
    expect(chart?.title).toContain('114,87\u00a0€');
    expect(chart?.note).toMatch(/1,93\u00a0€.*1,71\u00a0%/);
  });

  it.each(locales)('breaks calculations before an operator, not after it (%s)', (locale) => {
    const charts = buildIndexView(locale).purchases.items.map((item) => item.chart);
    const calculations = charts.flatMap(({ table }) => table.rows.map((row) => row[1] ?? ''));
    expect(calculations.filter((text) => !/[=×÷+−]\u00a0/.test(text) || /[=×÷+−] /.test(text))).toEqual([]);
  });

  it('results in the same mark-up as the steps of the network page', () => {
    const { steps, example } = buildNetworkView(networks.get('en', 'sample')).check;
    expect(example).toContain('€114.87');
    const [, rate = '', markUp = ''] = steps.map(({ result }) => result);
    expect(rate).toMatch(/= 10\.4466$/);
    expect(markUp).toMatch(/= 1\.71%$/);
  });
});

describe('rates of 19 November 2026', () => {
  const read = (locale: 'en' | 'de', today: string) => {
    const { note, calculator } = buildIndexView(locale, new Date(today));
    return { note, text: calculator.age.text.replaceAll('\u00a0', ' ') };
  };

  it.each([
    ['en', 'Example with the rates of 19 November 2026; not today’s price.'],
    ['de', 'Beispiel mit Kursen vom 19. November 2026, nicht der heutige Preis.'],
  ] as const)('are called an example when they are older than a week (%s)', (locale, words) => {
    expect(read(locale, '2026-11-27T00:00').note?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it.each(locales)('are not called old for a week (%s)', (locale) => {
    const { note, text } = read(locale, '2026-11-26T23:59');
    expect(note).toBeNull();
    expect(text).toMatch(/^(Rates of|Kurse vom) 19/);
  });
});

describe('the calculator', () => {
  it.each(locales)('shows the result of its initial values (%s)', (locale) => {
    const { answer, fields } = buildIndexView(locale).calculator;
    const text = answer
      .map((part) => part.text)
      .join(' ')
      .replaceAll('\u00a0', ' ');
    expect(text).toMatch(/47[.,]87.*47[.,]06.*1[.,]71 ?%.*0[.,]81/);
    expect(answer[0]?.purchase).toMatch(/\{given\}/);
    const options = fields.currency.groups.flatMap(({ items }) => items);
    expect(options[0]).toEqual({
      code: 'SEK',
      name: expect.stringContaining('SEK, ') as string,
      reference: '10.6254',
      card: '10.6031',
    });
  });
});

describe('the age of the rates', () => {
  it.each([
    [
      'en',
      '2026-11-26',
      'Rates of 19 November 2026 (Sample and ECB), as an example; today they may be different.',
    ],
    ['en', '2026-11-27', 'Rates of 19 November 2026.'],
    ['de', '2026-11-27', 'Kurse vom 19. November 2026.'],
  ] as const)(
    'is stated by their day; after a week the head of the page says that they are an example (%s, %s)',
    (locale, day, text) => {
      const { age } = buildIndexView(locale, new Date(`${day}T12:00:00Z`)).calculator;
      expect(age.text.replaceAll('\u00a0', ' ')).toBe(text);
    },
  );
});

describe('line of past rates', () => {
  it('is not drawn for a single day', () => {
    expect(buildIndexView('en').past).toBeNull();
  });
});

describe('the tables', () => {
  it('name the halves outside the European Economic Area by their first and last code', () => {
    const { groups } = buildIndexView('en').tables;
    expect(groups.map(({ rows }) => rows.length)).toEqual([1, 2, 1]);
    expect(groups[1]?.caption).toMatch(/EGP.*IDR/);
  });
});
