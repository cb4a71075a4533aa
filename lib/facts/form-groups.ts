import type { FieldGroup } from '#lib/core/form-view';
import type { FormId } from '#lib/forms/form-schema';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';

type Part = keyof (typeof formWords)['en']['groups'];

/** The parts of long forms, each by the field that it begins with. */
const beginnings: Partial<Record<FormId, Readonly<Record<string, Part>>>> = {
  'withdrawal-sepa': { name: 'person', holder: 'account', closing: 'declaration' },
  'withdrawal-crypto': { name: 'person', asset: 'asset', address: 'wallet', 'closing-wallet': 'declaration' },
};

/** The part whose two choices answer each other: what is sent, and the network that it is sent on. */
const linked: Part = 'asset';

/**
 * The parts in which a form is filled in.
 *
 * @param names the fields that are shown, in their order
 * @returns nothing where the form is short enough to be one list
 */
export function groupFields(form: FormId, names: readonly string[], locale: Locale): FieldGroup[] {
  const starts = names.flatMap((name, at) => {
    const part = beginnings[form]?.[name];
    return part ? [{ at, part }] : [];
  });
  return starts.map(({ at, part }, index) => ({
    title: formWords[locale].groups[part],
    names: names.slice(at, starts[index + 1]?.at),
    isLinked: part === linked,
  }));
}
