import { flag, iban, id, list, moment, object, oneOf, ref, text, toOperations } from './parts';

const party = ref('Party');
const reference = text('Reference of the payer; returned with every posting.', 35);
const scheme = oneOf('sct_inst arrives within seconds, sct by the next business day.', 'sct_inst', 'sct');

export const transferStates = [
  'created',
  'screening',
  'on_hold',
  'accepted',
  'submitted',
  'settled',
  'rejected',
  'returned',
  'received',
] as const;

/** Why a transfer was rejected or returned, by code of ISO 20022; a partner must expect others too. */
export const reasonCodes = ['AB05', 'AC01', 'AC04', 'AC06', 'AG01', 'AM04', 'FOCR', 'MS03', 'RR04'] as const;

export const paymentSchemas = {
  Party: object('Payer or payee.', { name: text('Name of the account holder.', 70), iban }),
  Reason: object(
    'Why a transfer was rejected or returned.',
    {
      code: {
        type: 'string',
        pattern: '^[A-Z0-9]{4}$',
        description: 'Code from the external code sets of ISO 20022. Codes other than these examples occur.',
        examples: reasonCodes,
      },
      customer_message: text('What the customer may be told. If it is missing, nothing may be said.', 300),
    },
    ['customer_message'],
  ),
  TransferInput: object(
    'A credit transfer to be sent.',
    { account: id('acc'), payee: party, amount: ref('Amount'), scheme, end_to_end_id: reference },
    ['end_to_end_id'],
  ),
  Transfer: object(
    'A credit transfer, outgoing or incoming.',
    {
      id: id('trf'),
      status: oneOf('Status; an incoming transfer is received.', ...transferStates),
      payee_verification: oneOf(
        'Result of the verification of payee.',
        'match',
        'close_match',
        'no_match',
        'not_possible',
      ),
      approval: object('Who approves it, and how.', {
        required: flag,
        method: oneOf('Where the account holder approves.', 'device', 'one_time_code'),
      }),
      account: id('acc'),
      payee: party,
      payer: party,
      amount: ref('Amount'),
      scheme,
      end_to_end_id: reference,
      reason: ref('Reason'),
    },
    [
      'payee_verification',
      'approval',
      'account',
      'payee',
      'payer',
      'amount',
      'scheme',
      'end_to_end_id',
      'reason',
    ],
  ),
  RecallInput: object('Why the return of the money is requested.', {
    reason: oneOf('Code of ISO 20022.', 'DUPL', 'TECH', 'FRAD', 'CUST'),
  }),
  MandateInput: object('A direct debit mandate to be stored.', {
    account: id('acc'),
    debtor: party,
    scheme: oneOf('SEPA direct debit scheme.', 'core', 'b2b'),
  }),
  Mandate: object('A direct debit mandate.', {
    id: id('mnd'),
    account: id('acc'),
    debtor: party,
    scheme: oneOf('SEPA direct debit scheme.', 'core', 'b2b'),
    status: oneOf('Whether it may be used.', 'active', 'revoked'),
  }),
  DirectDebitInput: object('An amount to be collected.', {
    mandate: id('mnd'),
    amount: ref('Amount'),
    end_to_end_id: reference,
  }),
  DirectDebit: object(
    'A direct debit collection.',
    {
      id: id('ddb'),
      mandate: id('mnd'),
      amount: ref('Amount'),
      end_to_end_id: reference,
      status: oneOf('State.', 'created', 'submitted', 'settled', 'rejected', 'returned', 'revoked'),
      reason: ref('Reason'),
    },
    ['reason'],
  ),
  SplitInput: object('How an incoming payment is divided.', {
    account: id('acc'),
    end_to_end_id: reference,
    shares: list(
      object('One share.', { account: id('acc'), amount: ref('Amount') }),
      'Shares of the recipients.',
    ),
  }),
  Split: object('A rule by which an incoming payment is divided.', {
    id: id('spl'),
    account: id('acc'),
    end_to_end_id: reference,
    shares: list(
      object('One share.', { account: id('acc'), amount: ref('Amount') }),
      'Shares of the recipients.',
    ),
    status: oneOf('Whether the shares have been credited.', 'waiting', 'held', 'released'),
  }),
  IncomingTransferInput: object('An incoming payment to be simulated.', {
    account: id('acc'),
    payer: party,
    amount: ref('Amount'),
    end_to_end_id: reference,
  }),
  ApprovalInput: object('A transfer to be approved on behalf of its account holder.', {
    transfer: id('trf'),
  }),
  Approval: object('An approval.', { transfer: id('trf'), approved: moment }),
};

export const paymentOperations = toOperations([
  [
    'POST /transfers',
    'createTransfer',
    'Send a credit transfer',
    {
      takes: 'TransferInput',
      gives: 'Transfer',
      status: 202,
      samples: { request: 'transfer', answer: 'transferAnswer' },
    },
  ],
  [
    'GET /transfers',
    'listTransfers',
    'List transfers',
    { lists: 'Transfer', filters: ['account', 'status'], samples: { answer: 'list' } },
  ],
  ['GET /transfers/{id}', 'readTransfer', 'Read a transfer', { gives: 'Transfer' }],
  [
    'POST /transfers/{id}/recall',
    'recallTransfer',
    'Ask for a settled transfer to be returned; the payee has to agree',
    { takes: 'RecallInput', gives: 'Transfer', status: 202 },
  ],
  [
    'POST /direct-debits',
    'createDirectDebit',
    'Collect an amount',
    { takes: 'DirectDebitInput', gives: 'DirectDebit', status: 202 },
  ],
  ['GET /direct-debits', 'listDirectDebits', 'List direct debits', { lists: 'DirectDebit' }],
  ['GET /direct-debits/{id}', 'readDirectDebit', 'Read a direct debit', { gives: 'DirectDebit' }],
  [
    'POST /direct-debits/{id}/revoke',
    'revokeDirectDebit',
    'Revoke a direct debit that has not been submitted yet',
    { gives: 'DirectDebit' },
  ],
  [
    'POST /mandates',
    'createMandate',
    'Store a mandate',
    { takes: 'MandateInput', gives: 'Mandate', status: 201 },
  ],
  ['GET /mandates', 'listMandates', 'List mandates', { lists: 'Mandate' }],
  ['GET /mandates/{id}', 'readMandate', 'Read a mandate', { gives: 'Mandate' }],
  ['POST /mandates/{id}/revoke', 'revokeMandate', 'Revoke a mandate', { gives: 'Mandate' }],
  ['POST /splits', 'createSplit', 'Store a rule', { takes: 'SplitInput', gives: 'Split', status: 201 }],
  ['GET /splits', 'listSplits', 'List rules', { lists: 'Split' }],
  ['GET /splits/{id}', 'readSplit', 'Read a rule', { gives: 'Split' }],
  ['POST /splits/{id}/release', 'releaseSplit', 'Release shares that are held', { gives: 'Split' }],
  [
    'POST /simulations/incoming-transfers',
    'simulateIncomingTransfer',
    'Sandbox only: post an incoming transfer',
    { takes: 'IncomingTransferInput', gives: 'Transfer', status: 201 },
  ],
  [
    'POST /simulations/approvals',
    'simulateApproval',
    'Sandbox only: approve a transfer',
    { takes: 'ApprovalInput', gives: 'Approval', status: 201 },
  ],
]);
