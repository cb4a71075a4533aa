import { examples } from '../examples';

const euros = (value: string) => ({ value, currency: 'EUR' });

/**
 * Fields of an example by schema, where the first value of each would not add up; null leaves a field out.
 * Values of all others are beside their schemas.
 */
export const exampleValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  PersonChanges: { email: null, phone: null },
  CompanyChanges: { address: null, owners: null },
  Verification: { status: 'completed' },
  AccountChanges: { limits: { per_transfer: euros('5000.00'), per_day: euros('10000.00') } },
  Account: {
    balance: euros(examples.account.balance),
    limits: { per_transfer: euros('5000.00'), per_day: euros('10000.00') },
  },
  Statement: {
    opening_balance: euros(examples.incoming.before),
    closing_balance: euros(examples.account.balance),
    formats: ['camt.053', 'pdf'],
  },
  Transfer: { status: 'settled', payer: null, reason: null },
  DirectDebit: { reason: null },
  CardInput: { limits: { per_payment: euros('500.00'), per_month: euros(examples.card.limit) } },
  CardChanges: { limits: { per_payment: euros('500.00'), per_month: euros(examples.card.limit) } },
  Card: { status: 'active', limits: { per_payment: euros('500.00'), per_month: euros(examples.card.limit) } },
  CardPayment: { amount: euros(examples.card.amount), original_amount: null },
  LoanApplicationInput: { amount: euros(examples.loan.amount) },
  LoanApplication: {
    amount: euros(examples.loan.amount),
    status: 'approved',
    offer: {
      amount: euros(examples.loan.amount),
      instalments: examples.loan.count,
      instalment: euros(examples.loan.each),
      annual_rate: String(examples.loan.annualRate),
    },
    loan: null,
  },
  Loan: {
    amount: euros(examples.loan.amount),
    instalment: euros(examples.loan.each),
    outstanding: euros(examples.loan.total),
  },
  WebhookSecret: { previous_valid_until: null },
  Event: {
    type: 'transfer.settled',
    data: {
      transfer: examples.ids.transfer,
      account: examples.ids.account,
      amount: euros(examples.transfer.amount),
      end_to_end_id: examples.transfer.reference,
    },
  },
  IncomingTransferInput: {
    payer: { name: examples.incoming.payer, iban: examples.transfer.iban },
    amount: euros(examples.incoming.amount),
    end_to_end_id: examples.incoming.reference,
  },
};
