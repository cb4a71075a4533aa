import { priceList } from '#content/site/prices';
import type { readPrices } from './prices';

type List = { -readonly [K in keyof typeof priceList]: unknown };

const { services } = priceList;
const { accounts } = services;

/** The list as it is read after a change. */
async function readChanged(change: Partial<List>): Promise<ReturnType<typeof readPrices>> {
  jest.resetModules();
  jest.doMock('#content/site/prices', () => ({ priceList: { ...priceList, ...change } }));
  const module = await import('./prices');
  return module.readPrices();
}

const withAccounts = (change: object): Partial<List> => ({
  services: { ...services, accounts: { ...accounts, ...change } },
});

const [piece] = accounts.pieces;
const { bankident: _bankident, ...nine } = services;

describe('the price list', () => {
  it('has a price of each service', async () => {
    await expect(readChanged({})).resolves.toHaveProperty('services.splitpay.setUp');
    await expect(readChanged({ services: nine })).rejects.toThrow(/services: expected a price for each of/);
    await expect(readChanged({ services: { ...services, loans: accounts } })).rejects.toThrow(/loans/);
  });

  it.each([
    ['a day that is not after the first', { until: priceList.asOf }, /until/],
    ['a time that ends before it begins', withAccounts({ months: [9, 7] }), /months/],
    ['no set-up', withAccounts({ setUp: 0 }), /setUp/],
    ['fractions of a cent', withAccounts({ pieces: [{ ...piece, price: 0.001 }] }), /price/],
    [
      'a higher price for more pieces',
      withAccounts({ pieces: [{ ...piece, above: { count: 10, price: 2 } }] }),
      /above/,
    ],
    ['an id of two pieces', withAccounts({ pieces: [piece, piece] }), /id of their own/],
  ])('refuses %s', async (_name, change, message) => {
    await expect(readChanged(change)).rejects.toThrow(message);
  });
});
