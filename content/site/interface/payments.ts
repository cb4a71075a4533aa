import { examples } from '../examples';
import { flag, iban, id, like, list, moment, object, oneOf, ref, text, toOperations } from './parts';

const party = ref('Party');
const reference = like(
  text('Reference of the payer; returned with every posting.', 35),
  examples.transfer.reference,
);
const scheme = oneOf('`sct_inst` arrives within seconds, `sct` by the next business day.', 'sct_inst', 'sct');
const debitScheme = oneOf('SEPA direct debit scheme.', 'core', 'b2b');
const shares = list(
  object('One share.', { account: id('acc'), amount: ref('Amount') }),
  'Shares of the recipients.',
);

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
  Party: object('Payer or payee.', {
    name: like(text('Name of the account holder.', 70), examples.transfer.payee),
    iban,
  }),
  Reason: object(
    'Why a transfer was rejected or returned.',
    {
      code: {
        type: 'string',
        pattern: '^[A-Z0-9]{4}$',
        description: 'Code from the external code sets of ISO 20022. Codes other than these examples occur.',
        examples: reasonCodes,
      },
      customer_message: like(
        text('What the customer may be told. If it is missing, nothing may be said.', 300),
        'The account of the payee is closed. Ask them for a new IBAN.',
      ),
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
      status: oneOf('Status; an incoming transfer is `received`.', ...transferStates),
      payee_verification: oneOf(
        'Result of the verification of payee.',
        'match',
        'close_match',
        'no_match',
        'not_possible',
      ),
      approval: object('Who approves it, and how.', {
        required: flag('Whether the account holder has to approve.'),
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
    scheme: debitScheme,
  }),
  Mandate: object('A direct debit mandate.', {
    id: id('mnd'),
    account: id('acc'),
    debtor: party,
    scheme: debitScheme,
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
    shares,
  }),
  Split: object('A rule by which an incoming payment is divided.', {
    id: id('spl'),
    account: id('acc'),
    end_to_end_id: reference,
    shares,
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
  Approval: object('An approval.', {
    transfer: id('trf'),
    approved: moment('When it was approved.', '2026-11-20T09:29:58Z'),
  }),
};

export const paymentOperations = toOperations([
  [
    'POST /transfers',
    'createTransfer',
    'Send a credit transfer',
    {
      description:
        'The name of the payee is compared with the IBAN before the response (verification of payee); show the result to the payer. The transfer is carried out once the account holder has approved it. Every change of state is an event.',
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
    'Ask for a settled transfer to be returned',
    {
      description:
        'The money comes back only if the payee agrees. The answer of their bank arrives as an event; a returned transfer has the reason code `FOCR`.',
      takes: 'RecallInput',
      gives: 'Transfer',
      status: 202,
    },
  ],
  [
    'POST /direct-debits',
    'createDirectDebit',
    'Collect an amount',
    {
      description:
        'The mandate has to be active. An event reports whether the amount was collected; the payer may have it returned later.',
      takes: 'DirectDebitInput',
      gives: 'DirectDebit',
      status: 202,
    },
  ],
  ['GET /direct-debits', 'listDirectDebits', 'List direct debits', { lists: 'DirectDebit' }],
  ['GET /direct-debits/{id}', 'readDirectDebit', 'Read a direct debit', { gives: 'DirectDebit' }],
  [
    'POST /direct-debits/{id}/revoke',
    'revokeDirectDebit',
    'Revoke a direct debit that has not been submitted yet',
    {
      description: 'Once it has been submitted, the response is 409 with `state-conflict`.',
      gives: 'DirectDebit',
    },
  ],
  [
    'POST /mandates',
    'createMandate',
    'Store a mandate',
    {
      description:
        'Store the mandate before its first collection. A B2B mandate must also be known to the bank of the debtor.',
      takes: 'MandateInput',
      gives: 'Mandate',
      status: 201,
    },
  ],
  ['GET /mandates', 'listMandates', 'List mandates', { lists: 'Mandate' }],
  ['GET /mandates/{id}', 'readMandate', 'Read a mandate', { gives: 'Mandate' }],
  [
    'POST /mandates/{id}/revoke',
    'revokeMandate',
    'Revoke a mandate',
    { description: 'Collections that have been submitted are not affected.', gives: 'Mandate' },
  ],
  [
    'POST /splits',
    'createSplit',
    'Store a rule',
    {
      description:
        'The rule applies to the next incoming payment with this reference. Its shares have to add up to the amount that arrives.',
      takes: 'SplitInput',
      gives: 'Split',
      status: 201,
    },
  ],
  ['GET /splits', 'listSplits', 'List rules', { lists: 'Split' }],
  ['GET /splits/{id}', 'readSplit', 'Read a rule', { gives: 'Split' }],
  [
    'POST /splits/{id}/release',
    'releaseSplit',
    'Release shares that are held',
    { description: 'Only for shares that are held; the recipients are credited at once.', gives: 'Split' },
  ],
  [
    'POST /simulations/incoming-transfers',
    'simulateIncomingTransfer',
    'Sandbox only: post an incoming transfer',
    {
      description:
        'Within two seconds your endpoint receives `transfer.received`. In production the response is 404.',
      takes: 'IncomingTransferInput',
      gives: 'Transfer',
      status: 201,
    },
  ],
  [
    'POST /simulations/approvals',
    'simulateApproval',
    'Sandbox only: approve a transfer',
    {
      description:
        'Approves a transfer in the place of its account holder. The cents of its amount decide what happens next. In production the response is 404.',
      takes: 'ApprovalInput',
      gives: 'Approval',
      status: 201,
    },
  ],
]);
