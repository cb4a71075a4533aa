import de from '#messages/de.json';
import en from '#messages/en.json';
import { localize, type Localized } from './locales';
import { typeset } from './typeset';

type Words = typeof en.forms;

const messages: Localized<Words> = { de: de.forms, en: en.forms };

/** Sets every text of a tree of words. */
function setAll<T>(words: T, set: (text: string) => string): T {
  if (typeof words === 'string') return set(words) as T;
  return Object.fromEntries(
    Object.entries(words as Record<string, unknown>).map(([key, value]) => [key, setAll(value, set)]),
  ) as T;
}

/**
 * Words of forms as they stand in `messages/`, with `{param}` where a problem names something: it is
 * known only when somebody has typed. `sayProblem` in `lib/forms/problem.ts` puts it in.
 */
export const formWords: Localized<Words> = localize((locale) =>
  setAll(messages[locale], (text) => typeset(text, locale)),
);
