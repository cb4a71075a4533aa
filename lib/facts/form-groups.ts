import type { CautionView, FieldGroup } from '#lib/core/form-view';
import type { FormId } from '#lib/forms/form-schema';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';

type Part = keyof (typeof formWords)['en']['groups'];

/** The parts of long forms, each by the field that it begins with. */
const beginnings: Partial<Record<FormId, Readonly<Record<string, Part>>>> = {
  'withdrawal-sepa': { name: 'person', holder: 'account', closing: 'declaration' },
  'withdrawal-crypto': { name: 'person', asset: 'wallet', 'closing-wallet': 'declaration' },
};

/** The part that decides what nobody can undo: what is sent, on which network and to which address. */
const decisive: Part = 'wallet';

/**
 * The parts in which a form is filled in.
 *
 * @param names the fields that are shown, in their order
 * @param caution what cannot be undone
 * @returns nothing where the form is short enough to be one list
 */
export function groupFields(
  form: FormId,
  names: readonly string[],
  locale: Locale,
  caution?: CautionView,
): FieldGroup[] {
  const starts = names.flatMap((name, at) => {
    const part = beginnings[form]?.[name];
    return part ? [{ at, part }] : [];
  });
  return starts.map(({ at, part }, index) => ({
    title: formWords[locale].groups[part],
    names: names.slice(at, starts[index + 1]?.at),
    caution: part === decisive ? (caution ?? null) : null,
  }));
}
