import type { FieldKind, FieldRules, FieldView } from '#lib/core/form-view';
import type { Field } from '#lib/forms/form-schema';
import { listOptions } from '#lib/i18n/form-options';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';

/** Kinds that a browser has a control of its own for; all others are typed as text. */
const controls: readonly string[] = [
  'email',
  'tel',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
] satisfies FieldKind[];

const hasControl = (kind: string): kind is FieldKind => controls.includes(kind);

const toControl = (kind: string): FieldKind => (hasControl(kind) ? kind : 'text');

type Words = Readonly<Record<string, string>>;

/** What the browser itself may check: without a script it knows no conditions. */
function toRules({ kind, required, applies, maxLength, autocomplete }: Field): FieldRules {
  const isChoice = ['select', 'radio', 'checkbox', 'file', 'date'].includes(kind);
  return {
    ...(required === true && !applies && { required: true }),
    ...(maxLength !== undefined && !isChoice && { maxLength }),
    ...(autocomplete !== undefined && { autoComplete: autocomplete }),
    ...(kind === 'file' && { accept: 'application/pdf,.pdf' }),
    ...(kind === 'amount' && { inputMode: 'decimal' }),
  };
}

function toChoices(field: Field, locale: Locale): FieldView['choices'] {
  const choices = listOptions(field, locale);
  const { choose } = formWords[locale].states;
  return field.kind === 'select' ? [{ value: '', label: choose }, ...choices] : choices;
}

const formats: Readonly<Record<string, FieldView['format']>> = {
  iban: 'iban',
  address: 'address',
  amount: 'amount',
  date: 'date',
};

/**
 * One field as a page prints it.
 *
 * @param hint what helps on this page; the field's own hint without it
 */
export function buildField(
  field: Field,
  locale: Locale,
  hint?: string,
): Omit<FieldView, 'half' | 'isOptional'> {
  const { labels, hints } = formWords[locale];
  return {
    name: field.name,
    kind: toControl(field.kind),
    label: (labels as Words)[field.name] ?? field.name,
    hint: hint ?? (hints as Words)[field.name] ?? null,
    rules: toRules(field),
    choices: toChoices(field, locale),
    // Who reads a page in a language most likely wants what it offers in the same.
    preset: field.name === 'language' && field.options?.includes(locale) ? locale : null,
    format: formats[field.kind] ?? null,
    isPrivate: field.isPrivate === true,
  };
}
