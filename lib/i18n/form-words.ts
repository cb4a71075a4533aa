import de from '#messages/de.json';
import en from '#messages/en.json';
import { localize, type Localized } from './locales';
import { typeset } from './typeset';

type Words = typeof en.forms;

const messages: Localized<Words> = { de: de.forms, en: en.forms };

/** Applies typography to all texts of a nested object. */
function setAll<T>(words: T, set: (text: string) => string): T {
  if (typeof words === 'string') return set(words) as T;
  return Object.fromEntries(
    Object.entries(words as Record<string, unknown>).map(([key, value]) => [key, setAll(value, set)]),
  ) as T;
}

/**
 * Texts of forms, with `{param}` placeholders as in `messages/`: their values are known only at run time.
 * `formatProblem` in `lib/forms/problem.ts` replaces them.
 */
export const formWords: Localized<Words> = localize((locale) =>
  setAll(messages[locale], (text) => typeset(text, locale)),
);
