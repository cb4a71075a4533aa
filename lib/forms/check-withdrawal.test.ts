import { formatAnswer } from './browser/lines';
import { checkForm } from './check-form';
import type { FormSchema, Values } from './form-schema';
import { parseAmount } from './rules/amount';
import { withdrawalCryptoForm } from './schemas/withdrawal-crypto';
import { withdrawalSepaForm } from './schemas/withdrawal-sepa';

const keysOf = (schema: FormSchema, values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checkForm(schema, values, { today: '2026-11-23' })).map(([name, { key }]) => [name, key]),
  );

const payout = {
  company: 'coinhafen',
  name: 'Ada Byron',
  birthday: '1984-02-29',
  customer: 'CH-123456',
  email: 'ada@example.org',
  phone: '+49 30 23125 000',
};
const sepa = { ...payout, closing: 'yes', holder: 'Ada Byron', iban: 'DE89 3704 0044 0532 0130 00' };
const crypto = {
  ...payout,
  asset: 'eth',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'network-confirmed': 'yes',
  amount: '999,00',
  wallet: 'own',
  'closing-wallet': 'yes',
};

describe('a payout to an account', () => {
  it('needs a BIC outside the European Economic Area only', () => {
    expect(keysOf(withdrawalSepaForm, sepa)).toEqual({});
    const swiss = { ...sepa, iban: 'CH93 0076 2011 6238 5295 7' };
    expect(keysOf(withdrawalSepaForm, swiss)).toEqual({ bic: 'bic-missing' });
    expect(keysOf(withdrawalSepaForm, { ...swiss, bic: 'kbag ch 22' })).toEqual({});
    expect(keysOf(withdrawalSepaForm, { ...swiss, bic: 'STLWDEB1XXX' })).toEqual({ bic: 'bic-country' });
    expect(keysOf(withdrawalSepaForm, { ...swiss, bic: 'STLW' })).toEqual({ bic: 'bic' });
    expect(keysOf(withdrawalSepaForm, { ...swiss, bic: 'KBA6CH22' })).toEqual({ bic: 'bic-format' });
  });

  it.each([
    '\u200eDE89370400440532013000\u200b',
    '\u202aDE89 3704 0044 0532 0130 00\u202c',
    'DE89\u20113704\u20110044\u20110532\u20110130\u201100',
    'DE89–3704–0044–0532–0130–00',
    '(DE89) 3704 0044 0532 0130 00',
    'DE89\u200b37040044\u00ad0532013000',
  ])('accepts a pasted IBAN: %j', (iban) => {
    expect(keysOf(withdrawalSepaForm, { ...sepa, iban })).toEqual({});
    expect(formatAnswer(iban, 'iban')).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('asks a company for its name instead of a date of birth', () => {
    const { birthday: _, ...company } = { ...sepa, requester: 'company' };
    expect(keysOf(withdrawalSepaForm, company)).toEqual({ firm: 'missing' });
    expect(keysOf(withdrawalSepaForm, { ...company, firm: 'Engines Ltd' })).toEqual({});
    expect(keysOf(withdrawalSepaForm, { ...sepa, birthday: '' })).toEqual({ birthday: 'missing' });
  });

  it("asks parents for the child's name and date of birth, not for their own", () => {
    const { birthday: _, ...parent } = { ...sepa, requester: 'child' };
    expect(keysOf(withdrawalSepaForm, parent)).toEqual({ child: 'missing', 'child-birthday': 'missing' });
    const child = { child: 'Allegra Byron', 'child-birthday': '2016-02-29' };
    expect(keysOf(withdrawalSepaForm, { ...parent, ...child })).toEqual({});
    expect(keysOf(withdrawalSepaForm, { ...parent, ...child, 'child-birthday': '2027-02-28' })).toEqual({
      'child-birthday': 'day-range',
    });
  });

  it('rejects the account that is being closed', () => {
    const same = { ...sepa, customer: 'de89370400440532013000' };
    expect(keysOf(withdrawalSepaForm, same)).toEqual({ iban: 'iban-same' });
  });

  it.each([
    ['1984-02-30', 'day'],
    ['yesterday', 'day'],
    ['2026-11-23', 'day-range'],
    ['1899-01-01', 'day-range'],
  ])('rejects the date of birth %s: %s', (birthday, key) => {
    expect(keysOf(withdrawalSepaForm, { ...sepa, birthday })).toEqual({ birthday: key });
  });

  it.each(['29.2.1984', '29. 02. 1984', '29/02/1984'])('accepts the date of birth %s', (birthday) => {
    expect(keysOf(withdrawalSepaForm, { ...sepa, birthday })).toEqual({});
  });
});

describe('a payout to a wallet', () => {
  it('is right as people fill it in', () => {
    expect(keysOf(withdrawalCryptoForm, crypto)).toEqual({});
  });

  it('accepts pasted address and amount', () => {
    const pasted = { address: `\u200e${crypto.address}\u200b`, amount: '\u202a999,00\u200b' };
    expect(keysOf(withdrawalCryptoForm, { ...crypto, ...pasted })).toEqual({});
  });

  it('requires proof of ownership above 1,000 euros for an own wallet', () => {
    for (const amount of ['1000,01', '1.000,01', '1,000.01', '5 000 €'])
      expect(keysOf(withdrawalCryptoForm, { ...crypto, amount })).toEqual({ proof: 'choose' });
    for (const amount of ['1000', '1.000,00', '1,000', '999.99'])
      expect(keysOf(withdrawalCryptoForm, { ...crypto, amount })).toEqual({});
    const atProvider = { ...crypto, amount: '5000', wallet: 'provider' };
    expect(keysOf(withdrawalCryptoForm, atProvider)).toEqual({ provider: 'missing' });
  });

  it.each([
    '0',
    '0.005',
    '0,001',
    '0.500.000',
    '0 500',
    "0'500",
    '-5',
    'much',
    '1,00,0',
    '1.000.00',
    '1e9',
    '',
  ])('refuses the amount %j', (amount) => {
    expect(Object.keys(keysOf(withdrawalCryptoForm, { ...crypto, amount }))).toContain('amount');
  });

  it.each(['0.500', '0,500', '0.5'])('reads %s as half a euro, not 500', (amount) => {
    expect(parseAmount(amount)).toBe(0.5);
    expect(keysOf(withdrawalCryptoForm, { ...crypto, amount })).toEqual({});
  });

  it.each(['Bitcoin.de', 'Crypto.com', 'Gate.io'])('accepts %s as a provider', (provider) => {
    expect(keysOf(withdrawalCryptoForm, { ...crypto, wallet: 'provider', provider })).toEqual({});
  });

  it('rejects another network than that of the asset', () => {
    expect(keysOf(withdrawalCryptoForm, { ...crypto, asset: 'btc' })).toEqual({ address: 'address-network' });
    expect(keysOf(withdrawalCryptoForm, { ...crypto, asset: '' })).toEqual({ asset: 'choose' });
    const { 'network-confirmed': _, ...unconfirmed } = crypto;
    expect(keysOf(withdrawalCryptoForm, unconfirmed)).toEqual({ 'network-confirmed': 'network-unconfirmed' });
  });
});
