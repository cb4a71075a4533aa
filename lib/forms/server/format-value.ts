import { writeChoice } from '#lib/core/choice-line';
import { listOptions } from '#lib/i18n/form-options';
import type { Locale } from '#lib/i18n/locales';
import type { Field } from '../form-schema';

/** Formats a value for reading: labels of options, yes for checkboxes, other values unchanged. */
export function formatValue(field: Field, answer: string, locale: Locale): string {
  const option = listOptions(field, locale).find(({ value }) => value === answer);
  return option ? writeChoice(option) : answer;
}
