import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import type { Field } from '../form-schema';

/** The own word of an object under a name that may come from outside. */
export const wordOf = (words: object, key: string): string | undefined =>
  Object.hasOwn(words, key) ? String((words as Record<string, unknown>)[key]) : undefined;

/** The answers that a field offers, as people read them. */
export function optionWords(field: Field, locale: Locale): [value: string, word: string][] {
  const words = wordOf(formWords[locale].options, field.name) === undefined ? {} : formWords[locale].options;
  const named = (words as Record<string, object>)[field.name] ?? {};
  return (field.options ?? []).map((value) => [value, wordOf(named, value) ?? value]);
}

/** An answer as people read it: a choice by its word, a box that is ticked as a yes. */
export function answerWord(field: Field, value: string, locale: Locale): string {
  if (field.kind === 'checkbox') return formWords[locale].states.agreed;
  return optionWords(field, locale).find(([option]) => option === value)?.[1] ?? value;
}
