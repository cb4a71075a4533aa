import { estimateService, pricePieces, readQuantities, writeQuantities } from './price-estimate';

const accounts = { id: 'accounts', price: 0.9, above: { count: 1000, price: 0.6 } };
const plastic = { id: 'plastic', price: 6.4 };
const service = { setUp: 20_000, monthly: 1500, pieces: [accounts, plastic] };

it.each([
  [0, 0],
  [999, 899.1],
  [1000, 900],
  [1001, 900.6],
  [3000, 2100],
])('prices %d pieces: those above the number cost less', (quantity, price) => {
  expect(pricePieces(accounts, quantity)).toBe(price);
});

it('has one price without a number above which it falls, and no fractions of a cent', () => {
  expect(pricePieces(plastic, 3)).toBe(19.2);
});

describe('the estimate of a service', () => {
  it('is its minimum while the pieces come to less', () => {
    expect(estimateService(service, { accounts: 1000 })).toEqual({
      ...{ setUp: 20_000, monthly: 1500, isMinimum: true },
    });
  });

  it('is the sum of its pieces above the minimum, and exactly at it', () => {
    expect(estimateService(service, { accounts: 2000 })).toMatchObject({ monthly: 1500, isMinimum: false });
    expect(estimateService(service, { accounts: 2000, plastic: 10 })).toMatchObject({ monthly: 1564 });
  });

  it('is none without a quantity of its own', () => {
    expect(estimateService(service, { accounts: 0, others: 5 })).toBeUndefined();
  });
});

const ids = ['accounts', 'plastic'];

describe('the address of an estimate', () => {
  it('gives back what was written into it, and keeps what is not its own', () => {
    const query = writeQuantities('?utm_source=x&count-accounts=1', { plastic: 5, accounts: 1200 }, ids);
    expect(query).toBe('?utm_source=x&count-accounts=1200&count-plastic=5');
    expect(readQuantities(query, ids)).toEqual({ accounts: 1200, plastic: 5 });
  });

  it('has no zeros, and no question mark when it is empty', () => {
    expect(writeQuantities('?count-accounts=3', { accounts: 0 }, ids)).toBe('');
  });

  it('has no estimate when it names none of the pieces', () => {
    expect(readQuantities('?accounts=3', ids)).toBeUndefined();
  });

  it.each(['-1', '1.5', '1e3', '', 'x', '999999999', '0x10'])('ignores %j', (text) => {
    expect(readQuantities(`?count-accounts=${text}&count-plastic=2`, ids)).toEqual({ plastic: 2 });
  });
});
