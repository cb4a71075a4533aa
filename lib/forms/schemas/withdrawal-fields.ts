import { emailField, nameField, phoneField } from '../fields';
import type { Field } from '../form-schema';
import { checkBirthday } from '../rules/day';

/** What a company is asked for instead of a date of birth. */
const companyFields: readonly Field[] = [
  { name: 'requester', kind: 'hidden', required: false, options: ['company', 'child'] },
  {
    name: 'firm',
    kind: 'text',
    required: true,
    onlyFor: 'company',
    maxLength: 120,
    autocomplete: 'organization',
  },
  { name: 'register', kind: 'text', required: false, onlyFor: 'company', maxLength: 80 },
];

/** A parent asks for a child: whose account it is, and who must agree as well. */
const childFields: readonly Field[] = [
  { name: 'child', kind: 'text', required: true, onlyFor: 'child', maxLength: 120 },
  {
    name: 'child-birthday',
    kind: 'date',
    required: true,
    onlyFor: 'child',
    maxLength: 12,
    isPrivate: true,
    check: (value, _values, today) => checkBirthday(value, today),
  },
];

/** Fields of the person and the account, the same as in a letter (content/support/transfer.ts). */
export const requestFields: readonly Field[] = [
  {
    name: 'company',
    kind: 'hidden',
    required: true,
    maxLength: 40,
    check: (value) => (/^[a-z\d-]+$/.test(value) ? undefined : { key: 'characters' }),
  },
  ...companyFields,
  ...childFields,
  nameField(true),
  { name: 'other-parent', kind: 'text', required: false, onlyFor: 'child', maxLength: 120 },
  {
    name: 'birthday',
    kind: 'date',
    required: true,
    onlyFor: 'person',
    maxLength: 12,
    autocomplete: 'bday',
    isPrivate: true,
    check: (value, _values, today) => checkBirthday(value, today),
  },
  { name: 'customer', kind: 'text', required: true, maxLength: 42, isPrivate: true },
  emailField,
  phoneField(true),
];

/** Declaration to close the account; its text depends on the payout method. */
export const closingField = (name: string): Field => ({ name, kind: 'checkbox', required: true });
