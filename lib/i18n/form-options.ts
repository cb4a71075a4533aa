import type { ChoiceView } from '#lib/core/form-view';
import { formWords } from './form-words';
import type { Locale } from './locales';

/** The properties of a form field that determine its options. */
type OptionField = { readonly name: string; readonly kind: string; readonly options?: readonly string[] };

const ownOf = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** The options of a field with their labels: a checkbox has the single option "yes". */
export function listOptions({ name, kind, options = [] }: OptionField, locale: Locale): ChoiceView[] {
  const { options: words, notes, states } = formWords[locale];
  if (kind === 'checkbox') return [{ value: 'yes', label: states.agreed }];
  const labelsByValue = ownOf<Readonly<Record<string, string>>>(words, name) ?? {};
  const notesByValue = ownOf<Readonly<Record<string, string>>>(notes, name) ?? {};
  return options.map((value) => {
    const note = ownOf(notesByValue, value);
    return { value, label: ownOf(labelsByValue, value) ?? value, ...(note !== undefined && { note }) };
  });
}
