import type { FieldKind, FieldRules, FieldView } from '#lib/core/form-view';
import type { Field } from '#lib/forms/form-schema';
import { listOptions } from '#lib/i18n/form-options';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';

/** Kinds with their own HTML control; all others are text fields. */
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

/** Constraints of the HTML control: unconditional ones only. */
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
 * Builds the view of a field.
 *
 * @param hint replaces the field's general hint
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
    // Visitors most likely want the language of the page.
    preset: field.name === 'language' && field.options?.includes(locale) ? locale : null,
    format: formats[field.kind] ?? null,
    isPrivate: field.isPrivate === true,
  };
}
