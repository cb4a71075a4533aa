import { writeChoice } from '#lib/core/choice-line';
import { listOptions } from '#lib/i18n/form-options';
import type { Locale } from '#lib/i18n/locales';
import type { Field } from '../form-schema';

/** An answer as people read it: a choice by its word, a box that is ticked as a yes, all else as it was typed. */
export function answerWord(field: Field, answer: string, locale: Locale): string {
  const option = listOptions(field, locale).find(({ value }) => value === answer);
  return option ? writeChoice(option) : answer;
}
