import { examples } from '../examples';
import {
  changes,
  country,
  day,
  holderId,
  iban,
  id,
  like,
  list,
  object,
  oneOf,
  ref,
  toOperations,
} from './parts';

const limits = object('Limits of the account.', { per_transfer: ref('Amount'), per_day: ref('Amount') });
const holder = holderId('The verified person or company that holds the account.');
const product = oneOf('Type of account.', 'current', 'pooled');

export const accountSchemas = {
  Amount: object('An amount of money. A string, so that no software rounds it.', {
    value: {
      type: 'string',
      pattern: String.raw`^\d{1,15}\.\d{2}$`,
      description: 'Digits, a full stop and two decimal places.',
      examples: [examples.transfer.amount],
    },
    currency: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      description: 'A currency code of ISO 4217.',
      examples: ['EUR'],
    },
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
      iban: like(iban, examples.account.iban),
      bic: {
        type: 'string',
        pattern: '^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$',
        description: 'BIC of the bank.',
        examples: ['STLWDEB1XXX'],
      },
      balance: ref('Amount'),
      limits,
    },
    ['holder', 'product', 'limits'],
  ),
  AccountClosure: object('Where the remaining balance is paid.', { payout_iban: iban }),
  Statement: object('What was posted to an account on one day.', {
    id: id('stm'),
    account: id('acc'),
    day: day('Day of the postings.', '2026-11-20'),
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
      description:
        'The holder has to be identified; until then the response is 409 with `verification-pending`. The IBAN is in the response and can be used at once.',
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
    {
      description: 'Limits can be lowered at any time. The bank may refuse to raise them.',
      takes: 'AccountChanges',
      gives: 'Account',
    },
  ],
  [
    'POST /accounts/{id}/close',
    'closeAccount',
    'Close an account',
    {
      description:
        'The remaining balance is paid to the IBAN that you name, then the account is closed. While cards or a loan depend on it, the response is 409 with `state-conflict`.',
      takes: 'AccountClosure',
      gives: 'Account',
      status: 202,
    },
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
    'Read a statement, as JSON or as a file',
    {
      description:
        'With `Accept: application/xml` the statement comes as camt.053, with `Accept: application/pdf` as a PDF file, without either as JSON.',
      gives: 'Statement',
    },
  ],
]);
