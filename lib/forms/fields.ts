import type { Field } from './form-schema';
import { checkEmail } from './rules/email';
import { checkPhone } from './rules/phone';

/** Fields used by several forms. */

/** Names may contain dots: Dr.Schmidt. */
export const nameField = (required: boolean): Field => ({
  name: 'name',
  kind: 'text',
  required,
  maxLength: 120,
  autocomplete: 'name',
});

export const emailField: Field = {
  name: 'email',
  kind: 'email',
  required: true,
  maxLength: 254,
  autocomplete: 'email',
  check: checkEmail,
};

export const phoneField = (required: boolean): Field => ({
  name: 'phone',
  kind: 'tel',
  required,
  maxLength: 30,
  autocomplete: 'tel',
  check: checkPhone,
});

export const textField = (name: string, required: Field['required'], maxLength: number): Field => ({
  name,
  kind: 'textarea',
  required,
  maxLength,
});
