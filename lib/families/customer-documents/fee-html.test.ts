import { buildFeeHtml } from './fee-html';
import type { Fee, FeeDocument } from './fees-schema';

const version = (fees: readonly Fee[]): FeeDocument['versions'][number] => ({
  version: '2025-03-10',
  validFrom: '2025-06-01',
  fees: [...fees],
});

const write = (...fees: readonly Fee[]): string =>
  buildFeeHtml(
    {
      company: 'lohnlicht',
      kind: 'price-list',
      account: { en: 'Account <A>', de: 'Konto <A>' },
      versions: [version(fees)],
    },
    version(fees),
    'en',
  );

const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll('\u00a0', ' '));

describe('buildFeeHtml', () => {
  it('states a monthly fee with its sum of a year', () => {
    expect(cellsOf(write({ service: 'maintaining', amount: 1.9, each: 'month' }))).toEqual([
      '<p>Monthly: 1.90 EUR</p><p><strong>Total annual fee: 22.80 EUR</strong></p>',
    ]);
  });

  it('tells a service that costs nothing from one that the account does not have', () => {
    const fees = write({ service: 'transfer', amount: 0 }, { service: 'cashDeposit', amount: null });
    expect(cellsOf(fees)).toEqual(['0.00 EUR', 'Service not available']);
  });

  it('states a percentage with what it is of', () => {
    expect(cellsOf(write({ service: 'foreignPayment', percent: 1.5 }))).toEqual(['1.5 % of the amount']);
  });

  it('lists services under their headings, and no heading without a service', () => {
    const html = write({ service: 'statements', amount: 0 }, { service: 'maintaining', amount: 0 });
    const headings = [...html.matchAll(/scope="row(?:group)?"[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(headings).toEqual([
      'General account services',
      'Maintaining the account',
      'Other services',
      'Monthly account statement in the app',
    ]);
  });

  it('names the account, escaped, and the day of the version', () => {
    const html = write({ service: 'maintaining', amount: 0 });
    expect(html).toContain('Account &lt;A&gt;');
    expect(html.replaceAll('\u00a0', ' ')).toContain('10 March 2025');
  });
});
