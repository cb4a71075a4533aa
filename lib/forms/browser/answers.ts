import { writeChoice } from '#lib/core/choice-line';
import type { FieldView } from '#lib/core/form-view';
import { trimInvisible } from '#lib/core/visible-text';
import type { Values } from '../form-schema';
import { formatAnswer, type Line } from './lines';

/** Language of the page, for `toLocaleString`. */
export const readLanguage = (): string | undefined => document.documentElement.lang || undefined;

/** Value for reading: the label of an option, yes for a checkbox, otherwise the formatted text. */
function readAnswer({ choices, format }: FieldView, given = ''): string {
  const choice = choices.find(({ value }) => value !== '' && value === given);
  const answer = choice ? writeChoice(choice) : trimInvisible(given);
  return formatAnswer(answer, format ?? undefined, readLanguage());
}

/** All filled-in values for reading. */
export const listAnswers = (fields: readonly FieldView[], values: Values): Line[] =>
  fields
    .map((field) => ({ label: field.label, value: readAnswer(field, values[field.name]) }))
    .filter(({ value }) => value !== '');

/**
 * Preselected options from the query, such as `?about=accounts`. Text fields are never filled in from the
 * URL.
 */
export function readPrefilled(fields: readonly FieldView[], search: string): Values {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    fields.flatMap(({ name, kind, choices }) => {
      const value = query.get(name === 'topic' ? 'about' : name);
      const isChoice = kind === 'select' || kind === 'radio';
      return value && isChoice && choices.some((choice) => choice.value === value) ? [[name, value]] : [];
    }),
  );
}
