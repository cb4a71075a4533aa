import { dropInvisible } from '#lib/core/visible-text';
import type { Field } from './form-schema';
import { checkEmail } from './rules/email';
import type { Problem } from './problem';

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

/** Invalid characters: a plus sign that is not at the start, and everything except digits and separators. */
const invalidCharacter = /(?<=[\d)\]].*)\+|[^\d\s()[\]/.\p{Pd}\u2212+]/u;

/** Checks for six to fifteen digits (maximum of ITU-T E.164) with the usual separators. */
function checkPhone(value: string): Problem | undefined {
  const [found] = invalidCharacter.exec(dropInvisible(value)) ?? [];
  if (found !== undefined) return { key: 'phone-characters', params: { found } };
  const digits = value.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 15 ? undefined : { key: 'phone' };
}

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
