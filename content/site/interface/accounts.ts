import { changes, country, day, iban, id, list, object, oneOf, ref, toOperations } from './parts';

const limits = object('Limits of the account.', { per_transfer: ref('Amount'), per_day: ref('Amount') });
const holder = {
  type: 'string',
  pattern: '^(?:per|com)_[0-9A-HJKMNP-TV-Z]{8,26}$',
  description: 'The verified person or company that holds the account.',
};
const product = oneOf('Type of account.', 'current', 'pooled');

export const accountSchemas = {
  Amount: object('An amount of money. A string, so that no software rounds it.', {
    value: { type: 'string', pattern: String.raw`^\d{1,15}\.\d{2}$` },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'A currency code of ISO 4217.' },
  }),
  AccountInput: object('The account to be opened, and its holder.', {
    holder,
    product,
    currency: oneOf('Accounts are in euros.', 'EUR'),
    iban_country: country,
  }),
  AccountChanges: changes('Fields to be changed.', { limits }),
  Account: object(
    'A payment account.',
    {
      id: id('acc'),
      status: oneOf('Status of the account.', 'open', 'blocked', 'closing', 'closed'),
      holder,
      product,
      iban,
      bic: { type: 'string', pattern: '^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$' },
      balance: ref('Amount'),
      limits,
    },
    ['holder', 'product', 'limits'],
  ),
  AccountClosure: object('Where the remaining balance is paid.', { payout_iban: iban }),
  Statement: object('What was posted to an account on one day.', {
    id: id('stm'),
    account: id('acc'),
    day,
    opening_balance: ref('Amount'),
    closing_balance: ref('Amount'),
    formats: list(oneOf('Available format.', 'camt.053', 'pdf'), 'Formats for the Accept header.'),
  }),
};

export const accountOperations = toOperations([
  [
    'POST /accounts',
    'createAccount',
    'Open an account for a verified holder',
    {
      takes: 'AccountInput',
      gives: 'Account',
      status: 201,
      samples: { request: 'account', answer: 'accountAnswer' },
    },
  ],
  ['GET /accounts', 'listAccounts', 'List accounts', { lists: 'Account', filters: ['holder', 'status'] }],
  ['GET /accounts/{id}', 'readAccount', 'Read an account', { gives: 'Account' }],
  [
    'PATCH /accounts/{id}',
    'changeAccount',
    'Change the limits of an account',
    { takes: 'AccountChanges', gives: 'Account' },
  ],
  [
    'POST /accounts/{id}/close',
    'closeAccount',
    'Close an account',
    { takes: 'AccountClosure', gives: 'Account', status: 202 },
  ],
  [
    'GET /statements',
    'listStatements',
    'List statements',
    { lists: 'Statement', filters: ['account', 'day'] },
  ],
  [
    'GET /statements/{id}',
    'readStatement',
    'Read a statement; as a file with Accept: application/xml (camt.053) or application/pdf',
    { gives: 'Statement' },
  ],
]);
