import { changes, day, id, like, moment, object, oneOf, ref, text, toOperations } from './parts';
import { examples } from '../examples';

const limits = object('Limits of the card.', { per_payment: ref('Amount'), per_month: ref('Amount') });
const card = {
  account: id('acc'),
  kind: oneOf('Debit cards draw on an account; prepaid cards have their own balance.', 'debit', 'prepaid'),
  form: oneOf('Virtual card or plastic card.', 'virtual', 'plastic'),
  limits,
};
const loan = {
  amount: ref('Amount'),
  instalments: {
    type: 'integer',
    minimum: 1,
    maximum: 120,
    description: 'Number of monthly instalments.',
    examples: [examples.loan.count],
  },
  instalment: ref('Amount'),
  annual_rate: {
    type: 'string',
    pattern: String.raw`^\d{1,2}\.\d{2}$`,
    description: 'Annual percentage rate (APR), in per cent.',
    examples: [String(examples.loan.annualRate)],
  },
};

export const cardAndLoanSchemas = {
  CardInput: object('A card to be issued.', card),
  CardReplacement: object('Why a card is replaced.', {
    reason: oneOf('A lost or stolen card is blocked for good.', 'lost', 'stolen', 'damaged'),
  }),
  CardChanges: changes('Fields to be changed.', { limits }),
  Card: object('A card. Only a component of the bank shows its number.', {
    id: id('crd'),
    ...card,
    ending: {
      type: 'string',
      pattern: String.raw`^\d{4}$`,
      description: 'Last four digits of the card number.',
      examples: [examples.card.ending],
    },
    status: oneOf('Status of the card.', 'ordered', 'active', 'blocked', 'replaced', 'closed'),
  }),
  CardPayment: object(
    'A payment with a card.',
    {
      id: id('cpm'),
      card: id('crd'),
      amount: ref('Amount'),
      original_amount: ref('Amount'),
      merchant: like(text('Name of the merchant, as the card scheme passes it on.', 40), 'Eisenwaren Brandt'),
      status: oneOf('A pending payment is replaced by the final debit.', 'pending', 'settled', 'declined'),
      created: moment('When the card was used.', '2026-11-20T11:03:17Z'),
    },
    ['original_amount'],
  ),
  LoanApplicationInput: object('Borrower, amount and number of instalments.', {
    borrower: id('per'),
    amount: ref('Amount'),
    instalments: loan.instalments,
  }),
  LoanApplication: object(
    'An application; the bank decides on it.',
    {
      id: id('lap'),
      borrower: id('per'),
      amount: ref('Amount'),
      instalments: loan.instalments,
      status: oneOf(
        'Status of the application.',
        'in_review',
        'approved',
        'counter_offer',
        'declined',
        'accepted',
      ),
      offer: object('Offer of the bank.', loan),
      loan: id('lon'),
    },
    ['offer', 'loan'],
  ),
  Loan: object('A loan that has been paid out.', {
    id: id('lon'),
    account: id('acc'),
    ...loan,
    outstanding: ref('Amount'),
    last_due: day('Day of the last instalment.', '2028-11-30'),
    status: oneOf('Status of the loan.', 'running', 'overdue', 'repaid', 'withdrawn'),
  }),
};

export const cardAndLoanOperations = toOperations([
  [
    'POST /cards',
    'createCard',
    'Issue a card',
    {
      description: 'A virtual card can be used as soon as it is active; a plastic card is sent by post.',
      takes: 'CardInput',
      gives: 'Card',
      status: 201,
    },
  ],
  ['GET /cards', 'listCards', 'List cards', { lists: 'Card', filters: ['account', 'status'] }],
  ['GET /cards/{id}', 'readCard', 'Read a card', { gives: 'Card' }],
  [
    'PATCH /cards/{id}',
    'changeCard',
    'Change limits',
    {
      description: 'New limits apply from the next payment. They cannot exceed those of the account.',
      takes: 'CardChanges',
      gives: 'Card',
    },
  ],
  [
    'POST /cards/{id}/block',
    'blockCard',
    'Block a card at once',
    {
      description: 'Payments are declined from now on. Cardholders can also call 116 116, day and night.',
      gives: 'Card',
    },
  ],
  [
    'POST /cards/{id}/replace',
    'replaceCard',
    'Replace a card',
    {
      description:
        'The new card has a new number. A card that was reported lost or stolen is blocked at once.',
      takes: 'CardReplacement',
      gives: 'Card',
      status: 201,
    },
  ],
  [
    'GET /card-payments',
    'listCardPayments',
    'List card payments',
    {
      description: 'Pending payments are included; the final debit replaces them under the same id.',
      lists: 'CardPayment',
      filters: ['card', 'status'],
    },
  ],
  ['GET /card-payments/{id}', 'readCardPayment', 'Read a card payment', { gives: 'CardPayment' }],
  [
    'POST /loan-applications',
    'createLoanApplication',
    'Pass on an application for a loan',
    {
      description:
        'The bank checks identity and creditworthiness and decides. It may approve, decline or offer another amount.',
      takes: 'LoanApplicationInput',
      gives: 'LoanApplication',
      status: 202,
    },
  ],
  ['GET /loan-applications', 'listLoanApplications', 'List applications', { lists: 'LoanApplication' }],
  ['GET /loan-applications/{id}', 'readLoanApplication', 'Read an application', { gives: 'LoanApplication' }],
  [
    'POST /loan-applications/{id}/accept',
    'acceptLoan',
    'Pass on that the borrower has accepted the offer',
    {
      description:
        'Only while there is an offer. The contract comes about when the borrower has signed it with the bank.',
      gives: 'LoanApplication',
    },
  ],
  ['GET /loans', 'listLoans', 'List loans', { lists: 'Loan', filters: ['account', 'status'] }],
  ['GET /loans/{id}', 'readLoan', 'Read a loan', { gives: 'Loan' }],
  [
    'POST /loans/{id}/withdraw',
    'withdrawLoan',
    'Pass on that the borrower withdraws from the contract',
    {
      description:
        'Pass on a withdrawal on the day on which it reaches you: the borrower has kept the period by sending it in time.',
      gives: 'Loan',
      status: 202,
    },
  ],
]);
