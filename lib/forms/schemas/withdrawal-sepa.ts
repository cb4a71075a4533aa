import type { FormSchema, Values } from '../form-schema';
import type { Problem } from '../problem';
import { checkBic } from '../rules/bic';
import { compactIban } from '../rules/compact';
import { checkIban, countryOfIban } from '../rules/iban';
import { needsBic } from '../rules/sepa-countries';
import { closingField, requestFields } from './withdrawal-fields';

const asksForBic = ({ iban = '' }: Values): boolean => needsBic(countryOfIban(iban.trim()));

/** The recipient must not be the account that is being closed. */
function checkTarget(iban: string, { customer = '' }: Values): Problem | undefined {
  const problem = checkIban(iban);
  return problem ?? (compactIban(customer) === compactIban(iban) ? { key: 'iban-same' } : undefined);
}

/** Payout to a bank account in the SEPA area. */
export const withdrawalSepaForm: FormSchema = {
  id: 'withdrawal-sepa',
  fields: [
    ...requestFields,
    { name: 'holder', kind: 'text', required: true, maxLength: 70, isPrivate: true },
    { name: 'iban', kind: 'iban', required: true, maxLength: 42, isPrivate: true, check: checkTarget },
    {
      name: 'bic',
      kind: 'bic',
      required: true,
      applies: asksForBic,
      missing: 'bic-missing',
      maxLength: 14,
      isPrivate: true,
      check: (value, { iban = '' }) => checkBic(value, iban),
    },
    { name: 'reference', kind: 'text', required: false, maxLength: 140, isFreeText: true },
    closingField('closing'),
  ],
};
