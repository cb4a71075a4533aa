import { containsLink } from '#lib/core/link-detection';
import { trimInvisible } from '#lib/core/visible-text';
import type { Field, Files, FileFacts, FormSchema, Values } from './form-schema';
import type { Problem, ProblemKey, Problems } from './problem';

/** Input of a check besides the values. */
export type CheckContext = {
  /** Calendar day of the user, such as `2026-11-23`. */
  readonly today: string;
  readonly files?: Files;
};

const missingByKind: Readonly<Partial<Record<Field['kind'], ProblemKey>>> = {
  select: 'choose',
  radio: 'choose',
  checkbox: 'tick',
  file: 'attach',
};

/** Control characters, and those that reverse the text direction. */
const controlCharacters = /[\p{Cc}\u202d\u202e]/u;

/** Invisible direction marks, which phones add to copied numbers. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;

/**
 * @returns the value of a field without direction marks, trimmed, with normalised line ends; line separators
 * pasted from word processors become spaces
 */
export function readValue(values: Values, name: string): string {
  if (!Object.hasOwn(values, name)) return '';
  const value = (values[name] ?? '').replace(directionMarks, '');
  return trimInvisible(value.replace(/\r\n?/g, '\n').replace(/[\u2028\u2029]/g, ' '));
}

/** Whether the variant of the form with these values has the field. */
export const isInVariant = ({ onlyFor }: Field, values: Values): boolean =>
  !onlyFor || onlyFor === (values['requester'] ?? 'person');

/** Whether a field applies, depending on the other fields. */
export const isFieldShown = (field: Field, values: Values): boolean =>
  isInVariant(field, values) && (field.applies?.(values) ?? true);

/** Whether a field is required, depending on the other fields. */
export const isRequired = ({ required }: Field, values: Values): boolean =>
  typeof required === 'function' ? required(values) : required;

function checkFile({ maxBytes = Infinity }: Field, { size, type }: FileFacts): Problem | undefined {
  if (type !== 'application/pdf') return { key: 'file-type' };
  if (size <= maxBytes) return undefined;
  return { key: 'file-size', params: { max: String(Math.floor(maxBytes / 1_000_000)) } };
}

function checkText(field: Field, value: string): Problem | undefined {
  const { kind, maxLength = Infinity, options, isFreeText } = field;
  if (options && !options.includes(value)) return { key: 'choose' };
  if (kind === 'checkbox' && value !== 'yes') return { key: 'tick' };
  const text = kind === 'textarea' ? value.replaceAll(/[\n\t]/g, ' ') : value;
  if (controlCharacters.test(text)) return { key: 'characters' };
  if (value.length > maxLength) return { key: 'too-long', params: { max: String(maxLength) } };
  return isFreeText && containsLink(value) ? { key: 'link' } : undefined;
}

/** @returns the problem of a field; undefined if it is valid or does not apply */
export function checkField(
  field: Field,
  values: Values,
  { today, files = {} }: CheckContext,
): Problem | undefined {
  if (!isFieldShown(field, values)) return undefined;
  const file = Object.hasOwn(files, field.name) ? files[field.name] : undefined;
  const value = readValue(values, field.name);
  if (field.kind === 'file' ? !file : value === '') {
    const key = field.missing ?? missingByKind[field.kind] ?? 'missing';
    return isRequired(field, values) ? { key } : undefined;
  }
  if (file) return checkFile(field, file);
  return checkText(field, value) ?? field.check?.(value, values, today);
}

/** @returns problems by field, in the order of the fields; empty if the form is valid */
export function checkForm({ fields }: FormSchema, values: Values, context: CheckContext): Problems {
  const found = fields.map((field) => [field.name, checkField(field, values, context)] as const);
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}
