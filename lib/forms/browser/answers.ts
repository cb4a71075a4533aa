import { writeChoice } from '#lib/core/choice-line';
import type { FieldView } from '#lib/core/form-view';
import { trimInvisible } from '#lib/core/visible-text';
import type { Values } from '../form-schema';
import { formatAnswer, type Line } from './lines';

/** The page's language, for `toLocaleString`. */
export const readLanguage = (): string | undefined => document.documentElement.lang || undefined;

/** What a choice is called, or what was typed. A box is called by what is agreed to: what was answered is a yes. */
function readAnswer({ choices, format }: FieldView, given = ''): string {
  const choice = choices.find(({ value }) => value !== '' && value === given);
  const answer = choice ? writeChoice(choice) : trimInvisible(given);
  return formatAnswer(answer, format ?? undefined, readLanguage());
}

/** Everything that was filled in, as people read it. */
export const listAnswers = (fields: readonly FieldView[], values: Values): Line[] =>
  fields
    .map((field) => ({ label: field.label, value: readAnswer(field, values[field.name]) }))
    .filter(({ value }) => value !== '');

/**
 * What the address asks for, such as `?about=accounts`, where a choice of the form has that value. What comes from
 * outside is never typed into a text.
 */
export function readPrefilled(fields: readonly FieldView[], search: string): Values {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    fields.flatMap(({ name, kind, choices }) => {
      const value = asked.get(name === 'topic' ? 'about' : name);
      const isChoice = kind === 'select' || kind === 'radio';
      return value && isChoice && choices.some((choice) => choice.value === value) ? [[name, value]] : [];
    }),
  );
}
